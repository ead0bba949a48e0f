import { type RegionName } from './regions.ts'
import { transliterated } from './transliteration.ts'

/** A region with its towns, each name in Latin and in Cyrillic letters. */
export interface Region {
  name: RegionName
  cyrillic: string
  towns: readonly (readonly [name: string, cyrillic: string])[]
}

/**
 * The 28 regions (oblasti) of Bulgaria and their towns, in Latin letters by the Transliteration Act of 2009 and in
 * Cyrillic. The regional centre comes first. Namesakes carry their region.
 */
export const places: readonly Region[] = [
  makeRegion('Blagoevgrad', 'Благоевград', [
    'Благоевград, Банско, Белица, Добринище, Гоце Делчев, Хаджидимово, Кресна, Мелник, Петрич, Разлог',
    'Сандански, Симитли, Якоруда',
  ]),
  makeRegion('Burgas', 'Бургас', [
    'Бургас, Ахелой, Ахтопол, Айтос, Българово, Черноморец, Каблешково, Камено, Карнобат, Китен',
    'Малко Търново, Несебър, Обзор, Поморие, Приморско, Созопол, Средец, Сунгурларе, Свети Влас',
    'Царево',
  ]),
  makeRegion('Dobrich', 'Добрич', ['Добрич, Балчик, Генерал Тошево, Каварна, Шабла, Тервел']),
  makeRegion('Gabrovo', 'Габрово', ['Габрово, Дряново, Плачковци, Севлиево, Трявна']),
  makeRegion('Haskovo', 'Хасково', [
    'Хасково, Димитровград, Харманли, Ивайловград, Любимец, Маджарово, Меричлери, Симеоновград',
    'Свиленград, Тополовград',
  ]),
  makeRegion('Kardzhali', 'Кърджали', ['Кърджали, Ардино, Джебел, Крумовград, Момчилград']),
  makeRegion('Kyustendil', 'Кюстендил', ['Кюстендил, Бобошево, Бобов дол, Дупница, Кочериново, Рила, Сапарева баня']),
  makeRegion('Lovech', 'Ловеч', ['Ловеч, Априлци, Летница, Луковит, Тетевен, Троян, Угърчин, Ябланица']),
  makeRegion('Montana', 'Монтана', ['Монтана, Берковица, Бойчиновци, Брусарци, Чипровци, Лом, Вълчедръм, Вършец']),
  makeRegion('Pazardzhik', 'Пазарджик', [
    'Пазарджик, Батак, Белово, Брацигово, Костандово, Панагюрище, Пещера, Ракитово, Сърница, Септември',
    'Стрелча, Велинград, Ветрен',
  ]),
  makeRegion('Pernik', 'Перник', ['Перник, Батановци, Брезник, Радомир, Трън, Земен']),
  makeRegion('Pleven', 'Плевен', [
    'Плевен, Белене, Червен бряг, Долна Митрополия, Долни Дъбник, Гулянци, Искър, Кнежа, Койнаре',
    'Левски, Никопол, Пордим, Славяново, Тръстеник',
  ]),
  makeRegion('Plovdiv', 'Пловдив', [
    'Пловдив, Асеновград, Баня, Брезово, Хисаря, Калофер, Карлово, Клисура, Кричим, Куклен, Лъки',
    'Първомай, Перущица, Раковски, Садово, Съединение, Сопот, Стамболийски',
  ]),
  makeRegion('Razgrad', 'Разград', ['Разград, Исперих, Кубрат, Лозница, Цар Калоян, Завет']),
  makeRegion('Ruse', 'Русе', ['Русе, Борово, Бяла (Русе), Две могили, Глоджево, Мартен, Сеново, Сливо поле, Ветово']),
  makeRegion('Shumen', 'Шумен', ['Шумен, Каолиново, Каспичан, Нови пазар, Плиска, Смядово, Върбица, Велики Преслав']),
  makeRegion('Silistra', 'Силистра', ['Силистра, Алфатар, Дулово, Главиница, Тутракан']),
  makeRegion('Sliven', 'Сливен', ['Сливен, Кермен, Котел, Нова Загора, Шивачево, Твърдица']),
  makeRegion('Smolyan', 'Смолян', ['Смолян, Чепеларе, Девин, Доспат, Мадан, Неделино, Рудозем, Златоград']),
  makeRegion('Sofia (city)', 'София (град)', ['София, Банкя, Бухово, Нови Искър']),
  makeRegion('Sofia (province)', 'София (област)', [
    'Ботевград, Божурище, Долна баня, Драгоман, Елин Пелин, Етрополе, Годеч, Ихтиман, Копривщица',
    'Костенец, Костинброд, Момин проход, Пирдоп, Правец, Самоков, Сливница, Своге, Златица',
  ]),
  makeRegion('Stara Zagora', 'Стара Загора', [
    'Стара Загора, Чирпан, Гълъбово, Гурково, Казанлък, Крън, Мъглиж, Николаево, Павел баня, Раднево',
    'Шипка',
  ]),
  makeRegion('Targovishte', 'Търговище', ['Търговище, Антоново, Омуртаг, Опака, Попово']),
  makeRegion('Varna', 'Варна', [
    'Варна, Аксаково, Белослав, Бяла (Варна), Дългопол, Девня, Долни чифлик, Игнатиево, Провадия, Суворово',
    'Вълчи дол',
  ]),
  makeRegion('Veliko Tarnovo', 'Велико Търново', [
    'Велико Търново, Бяла черква, Дебелец, Долна Оряховица, Елена, Горна Оряховица, Килифарево',
    'Лясковец, Павликени, Полски Тръмбеш, Стражица, Сухиндол, Свищов, Златарица',
  ]),
  makeRegion('Vidin', 'Видин', ['Видин, Белоградчик, Брегово, Димово, Дунавци, Грамада, Кула']),
  makeRegion('Vratsa', 'Враца', ['Враца, Бяла Слатина, Козлодуй, Криводол, Мездра, Мизия, Оряхово, Роман']),
  makeRegion('Yambol', 'Ямбол', ['Ямбол, Болярово, Елхово, Стралджа']),
]

const regionByTown = new Map(places.flatMap((region) => region.towns.map(([town]) => [town, region.name])))

/** The region of a listed town. */
export function regionOf(town: string): string | undefined {
  return regionByTown.get(town)
}

/** Whether the town is listed. */
export function isTown(name: unknown): name is string {
  return typeof name === 'string' && regionByTown.has(name)
}

/** The lines hold Cyrillic names; the Latin ones follow by the Act. */
function makeRegion(name: RegionName, cyrillic: string, lines: string[]): Region {
  const towns = lines.flatMap((line) => line.split(', '))
  return { name, cyrillic, towns: towns.map((town) => [transliterated(town), town.replace(/ \(.*/u, '')]) }
}
