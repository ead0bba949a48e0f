import { expect, test } from 'vitest'
import { englishBeside } from './english-beside.ts'

const english = `
export const signs = {
  save: 'Save',
  count: (count: number) => plural(count, { one: 'A car', other: \`\${count} cars\` }),
  km: (km: number) => \`up to \${km} km \`,
  number: (value: number) => language.number(value),
  pair: { yes: 'Yes', no: 'No' },
  deep: { lines: ['First', 'Second'] },
} as const
`
const bulgarian = `
// Of the file.
export const signs: typeof other = {
  // An older text
  save: 'Запазване', // a remark
  /** Cars. */
  count: (count: number) => \`\${count} коли\`,
  km: (km: number) => \`до \${km} км \`,
  number: (value: number) => language.number(value),
  pair: { yes: 'Да', no: 'Не' },
  deep: {
    lines: [
      'Едно',
      'Две',
    ],
  },
}
`

test('texts in functions, lists and deep objects have their English, and what says nothing has none', () => {
  const written = englishBeside(bulgarian, english)
  expect(written).toBe(`
// Of the file.
export const signs: typeof other = {
  // Save
  save: 'Запазване', // a remark
  /** Cars. */
  // plural(count, { one: 'A car', other: \`\${count} cars\` })
  count: (count: number) => \`\${count} коли\`,
  // up to \${km} km
  km: (km: number) => \`до \${km} км \`,
  number: (value: number) => language.number(value),
  // { yes: 'Yes', no: 'No' }
  pair: { yes: 'Да', no: 'Не' },
  deep: {
    lines: [
      // First
      'Едно',
      // Second
      'Две',
    ],
  },
}
`)
  expect(englishBeside(written, english)).toBe(written)
})

test('a text that changed in English is stale above the Bulgarian one', () => {
  const written = englishBeside(bulgarian, english)
  expect(englishBeside(written, english.replace('Save', 'Keep'))).toContain("  // Keep\n  save: 'Запазване'")
})
