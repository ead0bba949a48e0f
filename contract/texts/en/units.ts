/** The units of a vehicle's facts. */
export const units = { mileage: 'km', power: 'hp', displacement: 'cm3', battery: 'kWh', electricRange: 'km' }
