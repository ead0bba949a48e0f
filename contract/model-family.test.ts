import { array, assert, constantFrom, oneof, property, string } from 'fast-check'
import { expect, test } from 'vitest'
import { brands } from './choices.ts'
import { isKnownFamily, modelFamily, modelsOf } from './model-family.ts'

test.each([
  ['BMW', '320', '320, 320d, 320D, 320 d, 320d Touring, 320i xDrive, BMW 320d, бмв 320, ВМW 320, BMW  BMW-320'],
  ['BMW', 'X6', 'X6, x6, Х6, х6, X 6, X-6, X‑6, X–6, Х 6, X6M, X6 xDrive40d, BMW X6, X6'],
  ['BMW', '3 Series', '3 Series, 3-Series, series 3, Серия 3, 3 серия, 3-та серия, трета серия, 3er, BMW 3, 3'],
  ['BMW', 'M340', 'M340i, m340I xDrive, M 340'],
  ['Volkswagen', 'Golf', 'Golf, GOLF 7, golf, Golf 7 Variant, golf5, Голф, ГОЛФ 4, VW Golf, Volkswagen Golf Plus, голф5, Gоlf'],
  ['Volkswagen', 'Passat', 'Passat, PASSAT, пасат, Pasat, Passat B6, passat6'],
  ['Volkswagen', 'T-Roc', 'T-Roc, T Roc, TROC, t‐roc'],
  ['Volkswagen', 'ID.3', 'ID.3, ID 3, id3, ID. 3 Pro'],
  ['Mercedes-Benz', 'C 220', 'C 220, C220, c220, C-220, С220, Ц220, ц 220, C220CDI, C 220 CDI, C220d, Mercedes C220, Mercedes-Benz C 220 d'],
  ['Mercedes-Benz', 'A Class', 'A Class, A‑Class, A-class, A-Klasse, А класа, a klasa, A'],
  ['Mercedes-Benz', 'C Class', 'C Class, Ц класа, с класа, C-class'],
  ['Mercedes-Benz', 'GLC Class', 'GLC, GLC Class, glc-class'],
  ['Mercedes-Benz', 'ML 320', 'ML 320, ML320, ml-320 CDI'],
  ['Mazda', 'CX-5', 'CX-5, CX5, CX 5, СХ-5, сх5, Mazda CX-5, CX‑5, CX−5'],
  ['Mazda', '3', '3, Mazda3, Mazda 3, мазда 3, 3 MPS'],
  ['Toyota', 'RAV4', 'RAV4, RAV 4, RAV-4, рав4, Рав 4, rav4 2.0'],
  ['Toyota', 'Land Cruiser', 'Land Cruiser, LAND CRUISER 150, Landcruiser, ленд крузър'],
  ['Volvo', 'XC90', 'XC90, XC 90, XC-90, ХС90, хс 90, xc90 d5'],
  ['Hyundai', 'i20', 'i20, I20, i 20, I-20, i20 Active'],
  ['Hyundai', 'Santa Fe', 'Santa Fe, SANTA FE, Santafe, санта фе'],
  ['Nissan', 'Qashqai', 'Qashqai, QASHQAI+2, кашкай, Qashqai 1.5 dCi'],
  ['Audi', 'A4', 'A4, А4, a 4, A-4, A4 Avant, а4, Audi A4 2.0TDI'],
  ['Tesla', 'Model S', 'Model S 75D, MODEL S, model-s, модел с'],
  ['Lexus', 'IS', 'IS, IS200, IS 220d, Lexus IS-250'],
  ['Honda', 'e', 'e, E, Honda e'],
  ['Honda', 'CR-V', 'CR-V, CRV, CR V, crv'],
  ['Ford', 'C-MAX', 'C-MAX, C-Max, c max, CMAX'],
  ['Jeep', 'Grand Cherokee', 'Grand Cherokee, GRAND CHEROKEE 3.0, гранд чероки'],
  ['Kia', 'Q9', 'Q9, q 9, Q-9, Kia Q9, Q9d'],
  ['Kia', 'Zebra', 'Zebra, ZEBRA, зебра, zebra 2'],
  ['Kia', '', '!!!, Kia, , KIA Киа, —'],
])('%s %s is the family of all its spellings', (brand, family, typed) => {
  const found = typed.split(', ').map((model) => [model, modelFamily(brand, model)])
  expect(found.filter(([, one]) => one !== family)).toEqual([])
}) // prettier-ignore

test('the family of a family is itself, for any input', () => {
  const words = constantFrom(
    ...'320 d C220 Х6 golf X - 6 Grand З ВМW класа серия 3 i ß ẞ 𐐨 İ ﬁ 🚗 Model зебра'.split(' '),
  )
  const texts = oneof(
    string({ unit: 'grapheme', maxLength: 60 }),
    array(words, { maxLength: 5 }).map((some) => some.join(' ')),
  )
  assert(
    property(constantFrom(...brands), texts, (brand, model) => {
      const family = modelFamily(brand, model)
      expect(family.length).toBeLessThanOrEqual(30)
      expect(modelFamily(brand, family)).toBe(family)
    }),
    { numRuns: 3000 },
  )
})

test('every known model and spelling has its own family', () => {
  for (const brand of brands) {
    for (const { name, others } of modelsOf(brand)) {
      for (const typed of [name, name.toUpperCase(), ...others]) expect(modelFamily(brand, typed), typed).toBe(name)
      expect(isKnownFamily(brand, name)).toBe(true)
    }
  }
  expect(isKnownFamily('BMW', 'Golf')).toBe(false)
})
