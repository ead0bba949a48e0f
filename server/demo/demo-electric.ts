/** Electric cars of the demo as their makers state them: power in hp, battery in kWh, range in km. */
interface ElectricCar {
  power: number
  battery: number
  electricRange: number
}

const cars: Record<string, [power: number, battery: number, electricRange: number]> = {
  'Mustang Mach-E': [269, 76, 440],
  'Honda e': [136, 36, 220],
  'ID.4 Pro': [204, 77, 520],
  'Leaf 40 kWh': [150, 40, 270],
  'i3 120 Ah': [170, 42, 308],
  'EQA 250': [190, 67, 426],
  'e-tron 55': [408, 95, 411],
  'Kona Electric 64 kWh': [204, 64, 449],
  'e-Niro 64 kWh': [204, 64, 455],
  'EV6 RWD': [229, 77, 528],
  'XC40 Recharge': [408, 78, 418],
  'MX-30': [145, 36, 200],
  Solterra: [218, 71, 466],
  Avenger: [156, 54, 400],
  'UX 300e': [204, 54, 305],
  'Taycan 4S': [530, 79, 407],
  'Model 3 Long Range': [441, 75, 580],
  'Model 3 Standard Plus': [325, 55, 430],
  'Model Y Long Range': [384, 75, 533],
  'Model Y Rear-Wheel Drive': [299, 60, 455],
  'Model S 75D': [333, 75, 490],
  'Model S P100D': [611, 100, 613],
  'Model X 100D': [422, 100, 565],
  'Model S 85': [373, 85, 502],
  'I-Pace EV400': [400, 90, 470],
}

/** What is known of an electric model of the demo. */
export function electricCar(model: string): ElectricCar | undefined {
  const known = cars[model]
  return known && { power: known[0], battery: known[1], electricRange: known[2] }
}

/** Kilometres that a driver sees in summer and in winter, to the next ten: less than the maker states. */
export function realRange(model: string): { summer: number; winter: number } {
  const { electricRange } = electricCar(model) ?? { electricRange: 300 }
  return { summer: Math.round(electricRange * 0.085) * 10, winter: Math.round(electricRange * 0.065) * 10 }
}
