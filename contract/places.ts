import { type RegionName } from './regions.ts'

/** A region with its towns: the name in Latin letters, then in Cyrillic ones. */
export interface Region {
  name: RegionName
  cyrillic: string
  towns: readonly (readonly [name: string, cyrillic: string])[]
}

/**
 * The 28 regions (oblasti) of Bulgaria and their towns, in Latin letters by the Transliteration Act of 2009, and as
 * people write them. The region's centre comes first. Two towns of one name carry their region.
 */
export const places: readonly Region[] = [
  makeRegion('Blagoevgrad', 'Благоевград', [
    'Blagoevgrad=Благоевград, Bansko=Банско, Belitsa=Белица, Dobrinishte=Добринище',
    'Gotse Delchev=Гоце Делчев, Hadzhidimovo=Хаджидимово, Kresna=Кресна, Melnik=Мелник, Petrich=Петрич',
    'Razlog=Разлог, Sandanski=Сандански, Simitli=Симитли, Yakoruda=Якоруда',
  ]),
  makeRegion('Burgas', 'Бургас', [
    'Burgas=Бургас, Aheloy=Ахелой, Ahtopol=Ахтопол, Aytos=Айтос, Balgarovo=Българово',
    'Chernomorets=Черноморец, Kableshkovo=Каблешково, Kameno=Камено, Karnobat=Карнобат, Kiten=Китен',
    'Malko Tarnovo=Малко Търново, Nesebar=Несебър, Obzor=Обзор, Pomorie=Поморие, Primorsko=Приморско',
    'Sozopol=Созопол, Sredets=Средец, Sungurlare=Сунгурларе, Sveti Vlas=Свети Влас, Tsarevo=Царево',
  ]),
  makeRegion('Dobrich', 'Добрич', [
    'Dobrich=Добрич, Balchik=Балчик, General Toshevo=Генерал Тошево, Kavarna=Каварна, Shabla=Шабла',
    'Tervel=Тервел',
  ]),
  makeRegion('Gabrovo', 'Габрово', [
    'Gabrovo=Габрово, Dryanovo=Дряново, Plachkovtsi=Плачковци, Sevlievo=Севлиево, Tryavna=Трявна',
  ]),
  makeRegion('Haskovo', 'Хасково', [
    'Haskovo=Хасково, Dimitrovgrad=Димитровград, Harmanli=Харманли, Ivaylovgrad=Ивайловград',
    'Lyubimets=Любимец, Madzharovo=Маджарово, Merichleri=Меричлери, Simeonovgrad=Симеоновград',
    'Svilengrad=Свиленград, Topolovgrad=Тополовград',
  ]),
  makeRegion('Kardzhali', 'Кърджали', [
    'Kardzhali=Кърджали, Ardino=Ардино, Dzhebel=Джебел, Krumovgrad=Крумовград, Momchilgrad=Момчилград',
  ]),
  makeRegion('Kyustendil', 'Кюстендил', [
    'Kyustendil=Кюстендил, Boboshevo=Бобошево, Bobov dol=Бобов дол, Dupnitsa=Дупница',
    'Kocherinovo=Кочериново, Rila=Рила, Sapareva banya=Сапарева баня',
  ]),
  makeRegion('Lovech', 'Ловеч', [
    'Lovech=Ловеч, Apriltsi=Априлци, Letnitsa=Летница, Lukovit=Луковит, Teteven=Тетевен, Troyan=Троян',
    'Ugarchin=Угърчин, Yablanitsa=Ябланица',
  ]),
  makeRegion('Montana', 'Монтана', [
    'Montana=Монтана, Berkovitsa=Берковица, Boychinovtsi=Бойчиновци, Brusartsi=Брусарци',
    'Chiprovtsi=Чипровци, Lom=Лом, Valchedram=Вълчедръм, Varshets=Вършец',
  ]),
  makeRegion('Pazardzhik', 'Пазарджик', [
    'Pazardzhik=Пазарджик, Batak=Батак, Belovo=Белово, Bratsigovo=Брацигово, Kostandovo=Костандово',
    'Panagyurishte=Панагюрище, Peshtera=Пещера, Rakitovo=Ракитово, Sarnitsa=Сърница',
    'Septemvri=Септември, Strelcha=Стрелча, Velingrad=Велинград, Vetren=Ветрен',
  ]),
  makeRegion('Pernik', 'Перник', [
    'Pernik=Перник, Batanovtsi=Батановци, Breznik=Брезник, Radomir=Радомир, Tran=Трън, Zemen=Земен',
  ]),
  makeRegion('Pleven', 'Плевен', [
    'Pleven=Плевен, Belene=Белене, Cherven bryag=Червен бряг, Dolna Mitropolia=Долна Митрополия',
    'Dolni Dabnik=Долни Дъбник, Gulyantsi=Гулянци, Iskar=Искър, Knezha=Кнежа, Koynare=Койнаре',
    'Levski=Левски, Nikopol=Никопол, Pordim=Пордим, Slavyanovo=Славяново, Trastenik=Тръстеник',
  ]),
  makeRegion('Plovdiv', 'Пловдив', [
    'Plovdiv=Пловдив, Asenovgrad=Асеновград, Banya=Баня, Brezovo=Брезово, Hisarya=Хисаря',
    'Kalofer=Калофер, Karlovo=Карлово, Klisura=Клисура, Krichim=Кричим, Kuklen=Куклен, Laki=Лъки',
    'Parvomay=Първомай, Perushtitsa=Перущица, Rakovski=Раковски, Sadovo=Садово, Saedinenie=Съединение',
    'Sopot=Сопот, Stamboliyski=Стамболийски',
  ]),
  makeRegion('Razgrad', 'Разград', [
    'Razgrad=Разград, Isperih=Исперих, Kubrat=Кубрат, Loznitsa=Лозница, Tsar Kaloyan=Цар Калоян',
    'Zavet=Завет',
  ]),
  makeRegion('Ruse', 'Русе', [
    'Ruse=Русе, Borovo=Борово, Byala (Ruse)=Бяла, Dve mogili=Две могили, Glodzhevo=Глоджево',
    'Marten=Мартен, Senovo=Сеново, Slivo pole=Сливо поле, Vetovo=Ветово',
  ]),
  makeRegion('Shumen', 'Шумен', [
    'Shumen=Шумен, Kaolinovo=Каолиново, Kaspichan=Каспичан, Novi pazar=Нови пазар, Pliska=Плиска',
    'Smyadovo=Смядово, Varbitsa=Върбица, Veliki Preslav=Велики Преслав',
  ]),
  makeRegion('Silistra', 'Силистра', [
    'Silistra=Силистра, Alfatar=Алфатар, Dulovo=Дулово, Glavinitsa=Главиница, Tutrakan=Тутракан',
  ]),
  makeRegion('Sliven', 'Сливен', [
    'Sliven=Сливен, Kermen=Кермен, Kotel=Котел, Nova Zagora=Нова Загора, Shivachevo=Шивачево',
    'Tvarditsa=Твърдица',
  ]),
  makeRegion('Smolyan', 'Смолян', [
    'Smolyan=Смолян, Chepelare=Чепеларе, Devin=Девин, Dospat=Доспат, Madan=Мадан, Nedelino=Неделино',
    'Rudozem=Рудозем, Zlatograd=Златоград',
  ]),
  makeRegion('Sofia (city)', 'София (град)', ['Sofia=София, Bankya=Банкя, Buhovo=Бухово, Novi Iskar=Нови Искър']),
  makeRegion('Sofia (province)', 'София (област)', [
    'Botevgrad=Ботевград, Bozhurishte=Божурище, Dolna banya=Долна баня, Dragoman=Драгоман',
    'Elin Pelin=Елин Пелин, Etropole=Етрополе, Godech=Годеч, Ihtiman=Ихтиман, Koprivshtitsa=Копривщица',
    'Kostenets=Костенец, Kostinbrod=Костинброд, Momin prohod=Момин проход, Pirdop=Пирдоп',
    'Pravets=Правец, Samokov=Самоков, Slivnitsa=Сливница, Svoge=Своге, Zlatitsa=Златица',
  ]),
  makeRegion('Stara Zagora', 'Стара Загора', [
    'Stara Zagora=Стара Загора, Chirpan=Чирпан, Galabovo=Гълъбово, Gurkovo=Гурково, Kazanlak=Казанлък',
    'Kran=Крън, Maglizh=Мъглиж, Nikolaevo=Николаево, Pavel banya=Павел баня, Radnevo=Раднево',
    'Shipka=Шипка',
  ]),
  makeRegion('Targovishte', 'Търговище', [
    'Targovishte=Търговище, Antonovo=Антоново, Omurtag=Омуртаг, Opaka=Опака, Popovo=Попово',
  ]),
  makeRegion('Varna', 'Варна', [
    'Varna=Варна, Aksakovo=Аксаково, Beloslav=Белослав, Byala (Varna)=Бяла, Dalgopol=Дългопол',
    'Devnya=Девня, Dolni chiflik=Долни чифлик, Ignatievo=Игнатиево, Provadia=Провадия',
    'Suvorovo=Суворово, Valchi dol=Вълчи дол',
  ]),
  makeRegion('Veliko Tarnovo', 'Велико Търново', [
    'Veliko Tarnovo=Велико Търново, Byala cherkva=Бяла черква, Debelets=Дебелец',
    'Dolna Oryahovitsa=Долна Оряховица, Elena=Елена, Gorna Oryahovitsa=Горна Оряховица',
    'Kilifarevo=Килифарево, Lyaskovets=Лясковец, Pavlikeni=Павликени, Polski Trambesh=Полски Тръмбеш',
    'Strazhitsa=Стражица, Suhindol=Сухиндол, Svishtov=Свищов, Zlataritsa=Златарица',
  ]),
  makeRegion('Vidin', 'Видин', [
    'Vidin=Видин, Belogradchik=Белоградчик, Bregovo=Брегово, Dimovo=Димово, Dunavtsi=Дунавци',
    'Gramada=Грамада, Kula=Кула',
  ]),
  makeRegion('Vratsa', 'Враца', [
    'Vratsa=Враца, Byala Slatina=Бяла Слатина, Kozloduy=Козлодуй, Krivodol=Криводол, Mezdra=Мездра',
    'Mizia=Мизия, Oryahovo=Оряхово, Roman=Роман',
  ]),
  makeRegion('Yambol', 'Ямбол', ['Yambol=Ямбол, Bolyarovo=Болярово, Elhovo=Елхово, Straldzha=Стралджа']),
]

const regionByTown = new Map(places.flatMap((region) => region.towns.map(([town]) => [town, region.name])))

/** The region in which a town of the list lies. */
export function regionOf(town: string): string | undefined {
  return regionByTown.get(town)
}

/** Is it a town of the list? */
export function isTown(name: unknown): name is string {
  return typeof name === 'string' && regionByTown.has(name)
}

function makeRegion(name: RegionName, cyrillic: string, lines: string[]): Region {
  const towns = lines.flatMap((line) => line.split(', ')).map((pair) => pair.split('=') as [string, string])
  return { name, cyrillic, towns }
}
