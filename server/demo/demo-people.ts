import { type Gender } from '../../contract/choices.ts'

/**
 * A person of the demo marketplace. `mailbox` is the part of the address before the @, `offers` how many of the offers
 * are theirs, `likes` the kind they deal in.
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

/** Twenty-four invented people. The first is the one whose login the demo prints. */
export const demoPeople: DemoPerson[] = [
  ['georgi88', 'georgi.dimitrov', '0888 412 507', 'Male', 'Sofia', 9],
  ['maria_d', 'maria.dobreva', '0877 305 118', 'Female', 'Plovdiv', 4],
  ['nikol.petrov', 'nikol.petrov', '0899 640 271', 'Other', 'Sofia', 3],
  ['Avto Kashta Rila', 'avtokashta.rila', '02 974 33 18', 'Other', 'Sofia', 24],
  ['ivan_todorov', 'ivan.todorov', '0887 119 460', 'Male', 'Varna', 6],
  ['elena.k', 'elena.koleva', '0878 552 934', 'Female', 'Burgas', 5],
  ['stoyan-auto', 'stoyan.auto', '0898 203 785', 'Male', 'Plovdiv', 18],
  ['desislava', 'desislava.m', '0885 771 306', 'Female', 'Veliko Tarnovo', 3],
  ['kristian_b', 'kristian.boev', '0879 316 842', 'Male', 'Ruse', 5],
  ['Petar Vasilev', 'petar.vasilev', '0889 904 125', 'Male', 'Stara Zagora', 7],
  ['radost.i', 'radost.ilieva', '0876 238 519', 'Female', 'Pleven', 2],
  ['Morski Avto', 'morski.avto', '052 61 47 29', 'Other', 'Varna', 16],
  ['boris1972', 'boris.angelov', '0888 650 993', 'Male', 'Gabrovo', 6],
  ['yana.hristova', 'yana.hristova', '0897 482 016', 'Female', 'Sofia', 4],
  ['dimo_classic', 'dimo.classic', '0886 127 354', 'Male', 'Kazanlak', 12, 'classic'],
  ['teodora_n', 'teodora.nikolova', '0884 369 207', 'Female', 'Blagoevgrad', 3],
  ['hristo.g', 'hristo.ganev', '0878 915 680', 'Male', 'Haskovo', 6],
  ['Silvia Markova', 'silvia.markova', '0893 574 118', 'Female', 'Shumen', 3],
  ['viktor_4x4', 'viktor.offroad', '0887 802 463', 'Male', 'Bansko', 8, 'off-road'],
  ['electro.mila', 'mila.stefanova', '0895 246 731', 'Female', 'Sofia', 9, 'electric'],
  ['plamen.r', 'plamen.rusev', '0877 683 092', 'Male', 'Sliven', 7],
  ['gergana', 'gergana.petkova', '0882 157 649', 'Female', 'Dobrich', 0],
  ['alex_stan', 'aleks.stanchev', '0899 731 285', 'Other', 'Pernik', 0],
  ['kalina_w', 'kalina.velikova', '0876 490 357', 'Female', 'Vratsa', 0],
]
