import { type RadarRule } from '../../contract/radar.ts'
import { abroad, carriers, countries, messengers } from './word-fields.ts'
import { moneyPhrases } from './money-phrases.ts'

/**
 * The words of the radar. Words are compared in their folded form, so a phrase in Cyrillic also finds informal Latin.
 * `прат*` is a word that begins so, `/` parts words that may stand for each other, `..` leaves out up to five words,
 * `~` stands between words that are near each other in either order, and `#` is an amount; the
 * sign % is `процент`. A phrase after one of
 * `negations` does not count.
 */
export type WordRule = Exclude<
  RadarRule,
  'staffName' | 'price' | 'photos' | 'vin' | 'repeatedText' | 'repeatedComment' | 'newAccount' | 'link' | 'bareLink'
>

/** The phrases of each rule. */
export const phraseTable: Record<WordRule, readonly string[]> = {
  ...moneyPhrases,
  courier: [
    carriers,
    'транспортна фирма',
    'достав*/доставка до .. адрес/град/дом/врата*',
    'доставка* .. фирма',
    'фирма* .. достави',
    'колата се доставя',
    'докарват/докарат .. пред/до',
    'transport/shipping/logistics company/agent/unit',
    'pickup agent',
    'ship it/the/to',
    'delivery to your',
    'deliver* .. to you',
    'deliver* .. for free',
    'agent/mover .. deliver/collect/pick/come',
    'tow truck brings',
    'how the delivery works',
    'как става доставката',
    'в/at .. склад/warehouse',
  ],
  absent: [
    `в/във ${countries}`,
    `in ${abroad}`,
    `moved/abroad .. ${abroad}`,
    'в чужбина',
    'извън страната/българия',
    'out of the country',
    'am/live/work/working/him/i m abroad/overseas/offshore',
    'work* .. offshore/rig/platform/overseas',
    'поради/заради заминаване',
    'на платформа',
    'на мисия',
    'на път съм',
    'съм на път',
    'военнослужещ*',
    'в болница*',
    'покойн*',
    'oil rig/platform',
    'soldier',
    'deployed/deployment',
    'army/navy/marines/peacekeeping',
    'армията/флота/мироопазващ*',
    'passed away',
    'late husband/wife/father',
    'because i am relocating',
  ],
  unseen: [
    'без оглед/огледи',
    'без да .. гледам/видя/виждам/огледам',
    'огледи не правим',
    'не мога/можем .. дойда/дойдем/видя/огледам/срещна',
    'няма как .. дойда/видя/огледам',
    'ключът/ключа/ключовете .. под',
    'unseen',
    'without seeing/viewing/inspecting',
    'no viewings',
    'cannot/unable .. come/inspect/see/view',
    'can t .. come/inspect/see/view',
    'show it in person',
    'trust the photos/pictures',
  ],
  papers: [
    'снимк*/копие/скан* .. личнакарта/паспорт*',
    'photo/picture/copy/scan .. identitycard/passport',
    'личнакарта .. двете страни',
  ],
  elsewhere: [
    `само на/в/по .. ${messengers}`,
    `only by/on/through ${messengers}`,
    'тук не влизам/мога/пиша/чета',
    'не ползвам телефон',
    'do not read messages here',
    'do not use the phone',
    'админите трият',
    'плащането също става там',
    'payment is also there',
    'на имейл/мейл',
    'e mail me',
    'email me',
  ],
  messenger: [messengers, 'signal app'],
  hurry: [
    'спешн*',
    'много желаещи',
    'двама/трима/четирима .. искат/чакат/идват',
    'има още двама/трима/четирима',
    'още/само днес',
    'звънят през',
    'продавам бързо',
    'губете времето',
    'many people are',
    'two/three/others/another .. want/wants/waiting/comes',
    'urgent*',
    'sell fast',
    'within 24 hours',
    'the money quickly',
    'time wasters',
    'take the ad',
  ],
}
