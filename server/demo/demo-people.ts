import { type Gender } from '../../contract/choices.ts'
import { type Language } from '../../contract/language.ts'

/**
 * A person of the demo marketplace. `mailbox` is the part of the address before the @, `offers` the number of their
 * offers, `likes` the kind that they sell.
 */
export type DemoPerson = [
  username: string,
  mailbox: string,
  telephone: string,
  gender: Gender,
  town: string,
  offers: number,
  likes?: 'classic' | 'electric' | 'off-road',
]

/** The language in which a person of the demo writes: that of their name. */
export function languageOfName(username: string): Language {
  return /\p{Script=Cyrillic}/u.test(username) ? 'bg' : 'en'
}

/** Twenty-four invented people, half of them Bulgarian by name. The first is the one whose login the demo prints. */
export const demoPeople: DemoPerson[] = [
  ['georgi88', 'georgi.dimitrov', '0888 412 507', 'Male', 'Sofia', 9],
  ['Мария Добрева', 'maria.dobreva', '0877 305 118', 'Female', 'Пловдив', 4],
  ['nikol.petrov', 'nikol.petrov', '0899 640 271', 'Other', 'Sofia', 3],
  ['Автокъща Рила', 'avtokashta.rila', '02 974 33 18', 'Other', 'София', 24],
  ['ivan_todorov', 'ivan.todorov', '0887 119 460', 'Male', 'Varna', 6],
  ['Елена Колева', 'elena.koleva', '0878 552 934', 'Female', 'Бургас', 5],
  ['Стоян Ауто', 'stoyan.auto', '0898 203 785', 'Male', 'Пловдив', 18],
  ['Десислава М.', 'desislava.m', '0885 771 306', 'Female', 'Велико Търново', 3],
  ['kristian_b', 'kristian.boev', '0879 316 842', 'Male', 'Ruse', 5],
  ['Петър Василев', 'petar.vasilev', '0889 904 125', 'Male', 'Стара Загора', 7],
  ['radost.i', 'radost.ilieva', '0876 238 519', 'Female', 'Pleven', 2],
  ['Morski Avto', 'morski.avto', '052 61 47 29', 'Other', 'Varna', 16],
  ['борис1972', 'boris.angelov', '0888 650 993', 'Male', 'Габрово', 6],
  ['yana.hristova', 'yana.hristova', '0897 482 016', 'Female', 'Sofia', 4],
  ['dimo_classic', 'dimo.classic', '0886 127 354', 'Male', 'Kazanlak', 12, 'classic'],
  ['теодора_н', 'teodora.nikolova', '0884 369 207', 'Female', 'Благоевград', 3],
  ['hristo.g', 'hristo.ganev', '0878 915 680', 'Male', 'Haskovo', 6],
  ['Силвия Маркова', 'silvia.markova', '0893 574 118', 'Female', 'Шумен', 3],
  ['viktor_4x4', 'viktor.offroad', '0887 802 463', 'Male', 'Bansko', 8, 'off-road'],
  ['електро.мила', 'mila.stefanova', '0895 246 731', 'Female', 'София', 9, 'electric'],
  ['plamen.r', 'plamen.rusev', '0877 683 092', 'Male', 'Sliven', 7],
  ['Гергана Петкова', 'gergana.petkova', '0882 157 649', 'Female', 'Добрич', 0],
  ['alex_stan', 'aleks.stanchev', '0899 731 285', 'Other', 'Pernik', 0],
  ['калина_в', 'kalina.velikova', '0876 490 357', 'Female', 'Враца', 0],
]
