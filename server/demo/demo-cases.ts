import { type CaseContent } from '../../contract/case.ts'
import { type Outcome, type ReportKind } from '../../contract/decision.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { type PictureTable } from '../db/car-tables.ts'
import { DemoDesk, type DemoCases } from './demo-desk.ts'
import { type DemoCar } from './demo-stock.ts'
import { day, minute, type DemoUser, type Workshop } from './demo-workshop.ts'

const hour = 60 * minute

const fraud = 'Имам същата, но с 4000 лв по-евтино. Пратете капаро 300 лв по Revolut и я пазя за вас до неделя.'
const askedMoney =
  'I am in London now. A transport company brings the car, once you send a deposit of 500 euro to hold it.'
const link = 'Hello, is it still for sale? Here are pictures of the car I give in exchange: www.best-cars-photo.shop'
const insult = 'Само глупак ще даде толкова за тази бракма.'

/** A queue of all kinds: frauds, an insult, a sold car, a photo, and a decision that is contested. */
export function buildCases(workshop: Workshop, users: readonly DemoUser[], { cars, pictures }: Stock): DemoCases {
  const desk = new DemoDesk(workshop)
  const [reader, ...others] = users as [DemoUser, ...DemoUser[]]
  // Those without offers of their own.
  const [writer, stranger, rude] = others.toReversed() as [DemoUser, DemoUser, DemoUser]
  const [first, second, third] = others as [DemoUser, DemoUser, DemoUser]
  // Nobody comments before a car is there.
  const isKnown = (car: DemoCar) => !car.unlistedAt && car.createdAt < workshop.now - 7 * day
  const shown = cars.filter((car) => car.ownerId !== reader.id && isKnown(car))
  const [asked, sold, copied, blamed] = shown.toReversed() as [DemoCar, DemoCar, DemoCar, DemoCar]

  const comment = desk.comment(writer, asked, { text: fraud, ago: 9 * hour })
  const ofComment = { kind: 'comment', targetId: comment.id, personId: writer.id, name: shortOf(fraud) } as const
  desk.open({ ...ofComment, content: { text: fraud, carId: asked.id }, severity: 'high' }, [
    { by: first, reason: 'fraud', text: 'Иска пари преди оглед.', ago: 8 * hour },
    { by: second, reason: 'fraud', text: '', ago: 7 * hour },
    { by: third, reason: 'other', text: 'It has nothing to do with this car.', ago: 3 * hour },
  ])
  const message = desk.message(stranger, first, askedMoney, 30 * hour)
  const ofMessage = { kind: 'message', targetId: message.id, personId: stranger.id, name: shortOf(askedMoney) } as const
  desk.open({ ...ofMessage, content: { text: askedMoney }, severity: 'high' }, [
    { by: first, reason: 'fraud', text: 'There is no such car, he sends me the photos of another.', ago: 28 * hour },
  ])
  desk.open({ ...offer('offer', sold, pictures), severity: 'low' }, [
    { by: second, reason: 'sold', text: 'Обадих се, продадена е.', ago: 2 * day },
  ])
  const why = 'The photo shows my car and its number plate; I never agreed to that.'
  const illegal = { why, name: 'Иван Петров', email: 'ivan.petrov@example.com', isGoodFaith: true as const }
  desk.open({ ...offer('photo', copied, pictures), severity: 'high' }, [
    { by: null, reason: 'privateData', text: '', illegal, ago: 20 * hour },
  ])
  const hidden = desk.comment(rude, blamed, { text: insult, ago: 6 * day, hiddenAgo: 4 * day })
  const outcome: Outcome = {
    decision: 'hide',
    ground: 'insult',
    facts: 'It calls buyers fools.',
    at: workshop.now - 4 * day,
  }
  const ofInsult = { kind: 'comment', targetId: hidden.id, personId: rude.id, name: shortOf(insult) } as const
  const contested = desk.open(
    { ...ofInsult, content: { text: insult, carId: blamed.id }, severity: 'normal', outcome, state: 'appealed' },
    [{ by: third, reason: 'insult', text: '', ago: 5 * day }],
  )
  desk.appeal(contested, 'Шега беше, не обиждам никого лично.', 2 * day)
  desk.hold(stranger, second, link, 5 * hour)
  return desk.made
}

interface Stock {
  cars: readonly DemoCar[]
  pictures: readonly PictureTable[]
}

/** What a case says of an offer, or of its first photo. */
function offer(
  kind: Extract<ReportKind, 'offer' | 'photo'>,
  { id, ownerId, brand, model, year, price, description }: DemoCar,
  pictures: readonly PictureTable[],
) {
  const first = pictures.find(({ carId, position }) => carId === id && position === 0)
  const photo = first && pictureAddress(id, first.address, 0, 480)
  const content: CaseContent = { carId: id, ...(photo !== undefined && { photos: [photo] }) }
  return {
    kind,
    targetId: kind === 'photo' ? `${id} ${photo}` : id,
    personId: ownerId,
    name: `${brand} ${model}, ${year}`,
    content: kind === 'photo' ? content : { ...content, text: description, price },
  }
}

function shortOf(text: string): string {
  return text.length > 80 ? `${text.slice(0, 80)}...` : text
}
