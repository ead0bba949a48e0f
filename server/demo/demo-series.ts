import { type Brand } from '../../contract/choices.ts'
import { type DemoOffer } from './demo-offers.ts'

/** Models with many offers, for comparisons: their prices vary as on the market. */
export const demoSeries: Partial<Record<Brand, DemoOffer[]>> = {
  BMW: [
    ['320d 2.0', 'sedan', 2012, 'Diesel', 'Automatic', 14200, 214],
    ['320d Touring 2.0', 'estate', 2010, 'Diesel', 'Manual', 11900, 248],
    ['320d 2.0', 'sedan', 2013, 'Diesel', 'Automatic', 14900, 198],
    ['320d Coupe 2.0', 'coupe', 2009, 'Diesel', 'Manual', 12500, 189],
    ['320d 2.0', 'sedan', 2007, 'Diesel', 'Automatic', 8900, 276],
    ['320d xDrive Touring 2.0', 'estate', 2011, 'Diesel', 'Manual', 13300, 231],
    ['320d 2.0', 'sedan', 2011, 'Diesel', 'Manual', 12900, 208],
    ['320d Touring 2.0', 'estate', 2012, 'Diesel', 'Automatic', 14600, 221],
    ['320d 2.0', 'sedan', 2008, 'Diesel', 'Automatic', 9800, 243],
    ['320d 2.0', 'sedan', 2014, 'Diesel', 'Automatic', 18900, 176],
    ['320i 2.0', 'sedan', 2010, 'Petrol', 'Manual', 10900, 187],
    ['318d 2.0', 'sedan', 2010, 'Diesel', 'Manual', 9900, 232],
    ['318d Touring 2.0', 'estate', 2012, 'Diesel', 'Manual', 11600, 219],
  ],
  Volkswagen: [
    ['Golf 6 1.6 TDI', 'hatchback', 2011, 'Diesel', 'Manual', 8700, 221],
    ['Golf 6 1.4 TSI', 'hatchback', 2010, 'Petrol', 'Manual', 8300, 187],
    ['Golf 7 1.6 TDI', 'hatchback', 2014, 'Diesel', 'Manual', 13200, 196],
    ['Golf 7 2.0 TDI', 'hatchback', 2015, 'Diesel', 'Automatic', 17400, 178],
    ['Golf 7 Variant 1.6 TDI', 'estate', 2016, 'Diesel', 'Automatic', 16900, 184],
    ['Golf 7 1.2 TSI', 'hatchback', 2013, 'Petrol', 'Manual', 12400, 142],
    ['Golf 5 1.9 TDI', 'hatchback', 2006, 'Diesel', 'Manual', 5200, 287],
    ['Golf 7 Variant 2.0 TDI', 'estate', 2017, 'Diesel', 'Automatic', 20800, 165],
    ['Golf 7 1.4 TSI', 'hatchback', 2016, 'Petrol', 'Manual', 16100, 121],
  ],
  Audi: [
    ['A4 2.0 TDI', 'sedan', 2012, 'Diesel', 'Manual', 14800, 224],
    ['A4 Avant 2.0 TDI', 'estate', 2013, 'Diesel', 'Automatic', 17300, 209],
    ['A4 Avant 2.0 TDI', 'estate', 2010, 'Diesel', 'Manual', 11700, 251],
    ['A4 1.8 TFSI', 'sedan', 2009, 'Petrol', 'Manual', 10400, 196],
    ['A4 2.0 TDI', 'sedan', 2015, 'Diesel', 'Automatic', 22900, 172],
    ['A4 3.0 TDI quattro', 'sedan', 2014, 'Diesel', 'Automatic', 24500, 188],
    ['A4 Avant 2.0 TDI', 'estate', 2016, 'Diesel', 'Automatic', 27800, 158],
  ],
}
