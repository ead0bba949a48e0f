import { type SellerKind } from '../../contract/profile.ts'
import { type PictureTable } from '../db/car-tables.ts'
import { type NewProfileRow } from '../db/profile-tables.ts'
import { type DemoCar } from './demo-stock.ts'
import { type DemoUser } from './demo-workshop.ts'

/** What some of the people say of themselves, by username. The numbers are valid and belong to nobody. */
const said: Record<string, { about: string; trader?: [name: string, eik: string, address: string] }> = {
  georgi88: { about: 'I drive what I sell. Calls after six, please.' },
  'Мария Добрева': { about: 'Продавам семейните ни автомобили. Всички са гледани в един сервиз.' },
  'Автокъща Рила': {
    about: 'Автокъща от 2009 г. Всеки автомобил може да се види на подемник.',
    trader: ['Рила Ауто ЕООД', '999100003', 'София, ул. Околовръстна 1'],
  },
  'Стоян Ауто': {
    about: 'Внос по поръчка и от място.',
    trader: ['ЕТ Стоян Ауто', '999100010', 'Пловдив, ул. Захарна 2'],
  },
  'Morski Avto': {
    about: 'Family business by the sea, open on Saturdays, too.',
    trader: ['Morski Avto OOD', '999100028', 'Varna, 3 Lozenets St'],
  },
  dimo_classic: { about: 'Cars from before 1998, restored in my own workshop. Ask for the photos of the work.' },
  'електро.мила': { about: 'Само електромобили. Питайте за батерията, меря я пред Вас.' },
}

/** What people say of themselves; traders have a picture of their first car. */
export function buildProfiles(
  users: readonly DemoUser[],
  cars: readonly DemoCar[],
  pictures: readonly PictureTable[],
): NewProfileRow[] {
  return users.flatMap(({ id: userId, username }) => {
    const own = said[username]
    if (!own) return []
    const [traderName, traderEik, traderAddress] = own.trader ?? [null, null, null]
    const first = cars.find(({ ownerId }) => ownerId === userId)
    const photoId = own.trader ? (pictures.find(({ carId }) => carId === first?.id)?.photoId ?? null) : null
    return { userId, about: own.about, photoId, seller: kindOf(own.trader), traderName, traderEik, traderAddress }
  })
}

/** Offers as those who declared who sells have them say so. */
export function withDeclared(cars: readonly DemoCar[], profiles: readonly NewProfileRow[]): DemoCar[] {
  const declared = new Map(profiles.map(({ userId, seller }) => [userId, seller]))
  return cars.map((car) => ({ ...car, seller: declared.get(car.ownerId) ?? car.seller ?? null }))
}

function kindOf(trader: unknown): SellerKind {
  return trader === undefined ? 'Private' : 'Trader'
}
