import { type ValueKind, type Values } from '../../values.ts'

const answers = { Yes: 'Да', No: 'Не' }

/** What Bulgarian buyers and sellers call the values. */
const names: { [Kind in ValueKind]: Record<Values[Kind], string> } = {
  engine: { Petrol: 'Бензин', Diesel: 'Дизел', Gas: 'Газ (LPG/CNG)', Hybrid: 'Хибрид', Electric: 'Електрически' },
  transmission: { Manual: 'Ръчна', Automatic: 'Автоматична', 'Semi-Automatic': 'Полуавтоматична' },
  body: {
    Sedan: 'Седан',
    Hatchback: 'Хечбек',
    Estate: 'Комби',
    Coupe: 'Купе',
    Cabrio: 'Кабрио',
    SUV: 'Джип',
    MPV: 'Миниван',
    Van: 'Бус',
    Pickup: 'Пикап',
  },
  emission: {
    'Euro 1': 'Евро 1',
    'Euro 2': 'Евро 2',
    'Euro 3': 'Евро 3',
    'Euro 4': 'Евро 4',
    'Euro 5': 'Евро 5',
    'Euro 6': 'Евро 6',
  },
  colour: {
    Black: 'Черен',
    White: 'Бял',
    Silver: 'Сребрист',
    Grey: 'Сив',
    Blue: 'Син',
    Red: 'Червен',
    Green: 'Зелен',
    Yellow: 'Жълт',
    Orange: 'Оранжев',
    Brown: 'Кафяв',
    Beige: 'Бежов',
    Gold: 'Златист',
    Purple: 'Лилав',
  },
  doors: { '2/3': '2/3', '4/5': '4/5' },
  drive: { Front: 'Предно', Rear: 'Задно', '4x4': '4x4' },
  steering: { Left: 'Ляв', Right: 'Десен' },
  condition: { Used: 'Употребяван', New: 'Нов', Damaged: 'Повреден', 'For parts': 'За части' },
  serviceBook: answers,
  accident: { None: 'Няма', Repaired: 'Ремонтирани щети', 'Not repaired': 'Неремонтирани щети' },
  vat: { Deductible: 'Приспада се', 'Not deductible': 'Не се приспада' },
  registered: answers,
  newImport: answers,
  seller: { Private: 'Частно лице', Trader: 'Търговец' },
  priceKind: { Fixed: 'Окончателна', Negotiable: 'По договаряне' },
}

/** The name of a value of the wire. */
export function valueName<Kind extends ValueKind>(kind: Kind, value: Values[Kind]): string {
  return names[kind][value]
}

/** The name of an engine's kind beside „Гориво“. */
export function fuelName(engine: Values['engine']): string {
  return engine === 'Electric' ? 'Електричество' : names.engine[engine]
}
