import { expect, test } from 'vitest'
import { buildMarket, type DemoMarket } from './demo-market.ts'
import { bulgarianPaints, bulgarianParts } from './demo-descriptions-bg.ts'
import { englishParts } from './demo-descriptions-en.ts'
import { readDemoPictures } from './demo-pictures.ts'
import { bulgarianConversations, bulgarianThreads } from './demo-talk-bg.ts'
import { englishConversations, englishThreads } from './demo-talk-en.ts'

const isBulgarian = (text: string) => /\p{Script=Cyrillic}/u.test(text)

/** The parts that are in Bulgarian, of all. */
function share(texts: string[]): number {
  return texts.filter(isBulgarian).length / texts.length
}

async function market(): Promise<DemoMarket> {
  return buildMarket(await readDemoPictures(), 'gmail', Date.UTC(2026, 10, 21, 12))
}

test('half of the people, and about half of what they write, are in Bulgarian', async () => {
  const { users, cars, comments, messages } = await market()
  expect(share(users.map((user) => user.username))).toBe(0.5)
  const written = [
    cars.map((car) => car.description),
    comments.map((comment) => comment.comments),
    messages.map(({ content }) => content),
  ]
  for (const texts of written) {
    expect(share(texts)).toBeGreaterThan(0.35)
    expect(share(texts)).toBeLessThan(0.65)
  }
})

test('who has a Bulgarian name describes in Bulgarian, place and paint too, and the others in English', async () => {
  const { users, cars } = await market()
  const names = new Map(users.map(({ id, username }) => [id, username]))
  for (const { ownerId, description, location } of cars) {
    const own = isBulgarian(names.get(ownerId) ?? '')
    expect([isBulgarian(description), isBulgarian(location)]).toEqual([own, own])
  }
  const inBulgarian = cars.map(({ description }) => description).filter(isBulgarian)
  const left = inBulgarian.map((text) => text.replaceAll(/CarPlay|Android Auto|Isofix/g, ''))
  expect(left.filter((text) => /[A-Za-z{}]/.test(text))).toEqual([])
})

test('both languages have as many texts of each kind, so that they take the same choices', async () => {
  const lengths = ({ byEngine, ...parts }: typeof englishParts) =>
    Object.entries({ ...parts, ...byEngine }).map(([name, texts]) => [name, texts.length])
  expect(lengths(bulgarianParts)).toEqual(lengths(englishParts))
  expect(bulgarianThreads.map((lines) => lines.length)).toEqual(englishThreads.map((lines) => lines.length))
  expect(bulgarianConversations.map((lines) => lines.length)).toEqual(englishConversations.map((lines) => lines.length))
  const { cars } = await readDemoPictures()
  expect(cars.map(({ paint }) => paint).filter((paint) => !(paint in bulgarianPaints))).toEqual([])
})
