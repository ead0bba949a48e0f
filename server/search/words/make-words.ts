import { type OtherMake } from '../../../contract/makes.ts'
import { phrasesOf } from './phrases.ts'

/** The makes of `contract/makes.ts` in the spellings of people, as `word-table.ts` writes phrases. */
// prettier-ignore
export const makeWords: Record<OtherMake, string> = {
  Abarth: 'abarth, абарт',
  Acura: 'acura, акура',
  'Alfa Romeo': 'alfa romeo, алфа ромео, =alfa, =алфа',
  'Aston Martin': 'aston martin, астон мартин, =aston',
  Bentley: 'bentley, бентли',
  Buick: 'buick, бюик',
  BYD: '=byd, =бид',
  Cadillac: 'cadillac, кадилак',
  Chery: '=chery, =чери',
  Chrysler: 'chrysler, крайслер',
  Citroen: 'citroen, ситроен',
  Cupra: 'cupra, купра',
  Dacia: 'dacia, дачия, дация, =дача',
  Daewoo: 'daewoo, деу, даеву, daewo',
  Daihatsu: 'daihatsu, дайхатсу, даихатсу, дайхацу',
  Dodge: 'dodge, додж',
  Dongfeng: 'dongfeng, донгфенг',
  DS: '=ds, =дс',
  Fiat: 'fiat, фиат',
  GMC: '=gmc, =джи ем си',
  'Great Wall': 'great wall, грейт уол',
  Haval: 'haval, хавал',
  Hummer: 'hummer, хамър',
  Infiniti: 'infiniti, инфинити, infinity',
  Isuzu: 'isuzu, исузу',
  Lada: 'lada, лада, =ваз, =vaz',
  Lamborghini: 'lamborghini, ламборгини, =lambo, =ламбо',
  Lancia: 'lancia, ланча, лянча',
  'Land Rover': 'land rover, ланд ровер, ленд ровер, ландровер, рейндж ровър, рейндж роувър, range rover, =рейндж',
  Leapmotor: 'leapmotor, лийпмотор',
  Lincoln: 'lincoln, линкълн, линколн',
  Lotus: 'lotus, лотус',
  Maserati: 'maserati, мазерати',
  McLaren: 'mclaren, макларън, макларен',
  MG: '=mg, =ем джи',
  Mini: '=mini, =мини, mini cooper, мини купър',
  Mitsubishi: 'mitsubishi, мицубиши, митсубиши, =мицу, =mitsu',
  Moskvich: 'moskvich, москвич, moskvitch',
  Opel: 'opel, опел',
  Peugeot: 'peugeot, пежо, peugot, пежот, =pejo',
  Polestar: 'polestar, полстар, полестар',
  Pontiac: 'pontiac, понтиак',
  Renault: 'renault, рено, renaut, =reno',
  'Rolls-Royce': 'rolls royce, ролс ройс, =rolls, =ролс',
  Rover: 'rover, ровер, роувър',
  Saab: 'saab, сааб',
  Seat: '=seat, сеат',
  Skoda: 'skoda, шкода, shkoda',
  Smart: '=smart, =смарт',
  SsangYong: 'ssangyong, сангйонг, сангьонг, ссангйонг, ssang yong, санг йонг',
  Suzuki: 'suzuki, сузуки',
  Trabant: 'trabant, трабант',
  UAZ: '=uaz, =уаз',
  Volga: 'volga, волга',
  Voyah: 'voyah, воя',
  Wartburg: 'wartburg, вартбург',
  Zastava: 'zastava, застава',
}

/** The names of a make's firm: "kia motors" of "kia". */
export function asFirms(phrase: string): string[] {
  return phrasesOf(firmWords).map((word) => `${phrase} ${word}`)
}

/** Words of a firm behind its make's name, which say no more than the name: "KIA MOTORS", "Mercedes-Benz AG". */
const firmWords =
  'motor, motors, моторс, motor company, motor corporation, motor co, motor corp, motors corp, auto, auto as, automobile, automobiles, ag, аг, group, group ag, company, corporation, corp, gmbh, spa'
