import { type Brand, type Engine, type Transmission } from '../../../contract/choices.ts'
import { type ChoiceFact, type choiceFacts, type Extra } from '../../../contract/facts.ts'
import { type ChoiceGroup } from '../../../contract/search.ts'
import { makeWords } from './make-words.ts'

/**
 * The meanings of words: the one place to teach the search box a word. Phrases are separated by commas; "чер+ен/на/ни"
 * is "черен", "черна", "черни"; a phrase after "=" is not recognised with typing errors. Words are compared in their
 * common form (`contract/fold.ts`), so that Cyrillic, Latin and informal spellings of one word need one entry: "бензин"
 * is "benzin" too. Of two rows with the same phrase the first one counts, except for a brand followed by its family
 * ("джип чероки").
 */

/** Facts that are filters too. */
type Facts = { [Fact in ChoiceFact & ChoiceGroup]: Record<(typeof choiceFacts)[Fact][number], string> }

/** Words for the groups with fixed values. */
// prettier-ignore
export const filterWords = {
  body: {
    Sedan: 'седан, sedan, лимузина',
    Hatchback: 'хечбек, хетчбек, хечбег, хечбак, hatchback, hatch',
    Estate: 'комби, kombi, combi, комбита, estate, wagon, station wagon, стейшън',
    Coupe: 'купе, coupe, kupe',
    Cabrio: 'кабрио, кабриолет, cabrio, cabriolet, convertible, roadster, роудстър, kabrio',
    SUV: 'джип, джипка, джипове, djip, jip, suv, сув, офроуд, offroad, off road, кросоувър, кросовър, crossover',
    MPV: 'миниван, мини ван, minivan, mpv, people carrier, семеен ван',
    Van: 'ван, van, бус, товарен бус',
    Pickup: 'пикап, pickup, pick up, пик ап',
  },
  brand: {
    Toyota: 'toyota, тойта, тоета, toyta',
    Ford: 'ford',
    Honda: 'honda',
    Chevrolet: 'chevrolet, шевролет, шевроле, =chevy, =шеви, =chevi',
    Volkswagen: 'volkswagen, фолксваген, фолцваген, volkswagon, фолсваген, фв, vw, вв, =фолкс, =folks, =вагена, вв то',
    Nissan: 'nissan, нисан, нисън',
    BMW: 'bmw, bmv, вмв, бемве, =бимър, =beemer, =bimmer, беемвето, бе ем ве',
    'Mercedes-Benz': 'mercedes benz, mercedes, merc, мерц, merz, мерцедес бенц, мерцедес бенз, mercedess, =мерджан, =мерджо, бенц, benz, =m benz, mb, мб',
    Audi: 'audi, ауди, аудито',
    Hyundai: 'hyundai, хюндай, хундай, хюндаи, хундаи, хюндей, hyunday, hundai, хендай',
    Kia: 'kia, кия, киа',
    Volvo: 'volvo, волво, вольво',
    Mazda: 'mazda, мазда',
    Subaru: 'subaru, субару',
    Jeep: 'jeep, джип',
    Lexus: 'lexus, лексус',
    Porsche: 'porsche, порше, порш, porsh, porche',
    Ferrari: 'ferrari, ферари',
    Tesla: 'tesla, тесла',
    Jaguar: 'jaguar, ягуар, джагуар, jag',
    ...makeWords,
  } satisfies Record<Brand, string>,
  engine: {
    Petrol: 'бензин, бензинов+//а/о/и, petrol, gasoline, benzin, =tfsi, =тфси, =tsi, =тси, =fsi, =фси, =mpi, =мпи, =vtec, =втек, =ecoboost, =екобуст, =puretech',
    Diesel: 'дизел, дизелов+//а/о/и, дизелче, diesel, dizel, нафта, нафтов+//а/о/и, nafta, naphtha, =tdi, =тди, =cdi, =цди, =сди, =hdi, =хди, =bluehdi, =dci, =дци, =crdi, =црди, =jtd, =jtdm, =cdti, =цдти, =tdci, =тдци, =d4d, =ddis, =dti, =multijet',
    Gas: 'газ, газов+//а/о/и, газ бензин, бензин газ, gas, lpg, лпг, пропан бутан, метан, cng, autogas',
    Hybrid: 'хибрид, хибрид+ен/на/но/ни, hybrid, plug in hybrid, плъгин хибрид, =plug in, phev, hev, =mhev, mild hybrid, full hybrid, лек хибрид',
    Electric: 'електрическ+и/а/о, електро, електромобил, електрокола, ел кола, ел автомобил, ток, на ток, electric, ev, bev, elektricheska',
  } satisfies Record<Engine, string>,
  transmission: {
    Manual: 'ръч+ен/на/но/ни, =ръчка, на ръчка, ръчки, ръчна скоростна кутия, ръчна кутия, ръчни скорости, механич+ен/на/ни, механична кутия, =механика, мануал+ен/на/ни, manual transmission, manual, manual gearbox, stick shift',
    Automatic: 'автоматик, автомат, автоматич+ен/на/но/ни, автоматична скоростна кутия, автоматична кутия, автоматични скорости, automatic, automatic gearbox, automatic transmission, =dsg, =дсг, =s tronic, =с троник, =tiptronic, =типтроник, =steptronic, =стептроник, =cvt, =вариатор, =powershift, avtomat, automat, automatik',
    'Semi-Automatic': 'полуавтоматик, полуавтомат, полуавтоматич+ен/на/ни, полуавтоматична скоростна кутия, роботизиран+//а/и, semi automatic, semi auto, semiautomatic',
  } satisfies Record<Transmission, string>,
  condition: {
    Used: 'употребяван+//а/и, втора употреба, втора ръка, на старо, used, second hand',
    New: 'чисто нов+//а/о/и, нова кола, нов автомобил, brand new, new car, фабрично нов+//а',
    Damaged: 'повреден+//а/и, катастрофирал+//а/и, ударен+//а/и, damaged, crashed',
    'For parts': 'на части, за части, for parts, за скрап',
  },
  seller: {
    Private: 'частно, частно лице, от частно лице, частник, private, private seller, от собственик, by owner',
    Trader: 'търговец, търговци, автокъща, дилър, dealer, trader, от търговец, от автокъща',
  },
  emission: {
    'Euro 1': 'евро 1, euro 1, евро1, euro1', 'Euro 2': 'евро 2, euro 2, евро2, euro2',
    'Euro 3': 'евро 3, euro 3, евро3, euro3', 'Euro 4': 'евро 4, euro 4, евро4, euro4',
    'Euro 5': 'евро 5, euro 5, евро5, euro5', 'Euro 6': 'евро 6, euro 6, евро6, euro6, euro 6d, евро 6d',
  },
  colour: {
    Black: 'чер+ен/на/но/ни/ния/ната, black', White: 'бял, бяла, бяло, бели, white',
    Silver: 'сребър+ен/на/ни, сребрист+//а/о/и, silver', Grey: 'сив+//а/о/и, тъмносив+//а, светлосив+//а, графит, grey, gray, anthracite, антрацит',
    Blue: 'син, синя, синьо, сини, blue, navy blue, тъмносин, тъмносиня, светлосин, светлосиня', Red: 'червен+//а/о/и, бордо, вишнев+//а/о/и, red',
    Green: 'зелен+//а/о/и, green', Yellow: 'жълт+//а/о/и, yellow',
    Orange: 'оранжев+//а/о/и, orange', Brown: 'кафяв+//а/о, кафяви, кафеникав, brown',
    Beige: 'бежов+//а/о/и, beige', Gold: 'златист+//а/о/и, златен, gold, golden',
    Purple: 'лилав+//а/о/и, purple, violet',
  },
  doors: {
    '2/3': '3 врати, 2 врати, 2 3 врати, 3 doors, 2 doors, 3 door, 2 door, три врати, две врати, тривратен, двувратен, двуврат+а/о/и, триврат+а/о/и, двувратна, тривратна, купе с две врати, 3 вр, 2 вр, two doors, three doors, 3врати, 2врати',
    '4/5': '5 врати, 4 врати, 4 5 врати, 5 doors, 4 doors, 5 door, 4 door, пет врати, четири врати, петвратен, четиривратен, петврат+а/о/и, четириврат+а/о/и, четиривратна, петвратна, 5 вр, 4 вр, four doors, five doors, 5врати, 4врати',
  },
  drive: {
    Front: 'предно предаване, предно задвижване, front wheel drive, fwd',
    Rear: 'задно предаване, задно задвижване, rear wheel drive, rwd, задно',
    '4x4': '4x4, =quattro, =куатро, =кватро, =4matic, =4матик, =4 matic, =4 матик, =xdrive, =x drive, =хдрайв, =х драйв, =екс драйв, =4motion, =4 motion, =4моушън, 4х4, 4 x 4, 4на4, 4wd, 4 wd, awd, четири по четири, двойно предаване, двойно задвижване, all wheel drive, four wheel drive',
  },
  steering: {
    Left: 'ляв волан, left hand drive, lhd, left steering',
    Right: 'десен волан, дясна дирекция, английски волан, right hand drive, rhd, right steering',
  },
  serviceBook: { Yes: 'сервизна книжка, със сервизна история, сервизна история, service book, service history, full service history', No: 'без сервизна книжка, without service book, no service book' },
  accident: {
    None: 'без катастрофи, без катастрофа, без удари, без удар, некатастрофирал+//а, неударен+//а, небит+//а, не бит+//а, не е бит+//а, безаварий+ен/на/но/ни, без аварии, без авария, no accident, no accidents, accident free, without accidents, without accident',
    Repaired: 'ремонтиран след катастрофа, repaired after accident',
    'Not repaired': 'неремонтиран, not repaired',
  },
  vat: { Deductible: 'с ДДС, начислено ДДС, данъчен кредит, vat deductible, with vat, plus vat, ддс', 'Not deductible': 'без ДДС, освободен от ДДС, without vat, no vat' },
  newImport: { Yes: 'нов внос, нововнесен+//а/о/и, току що внесен+//а/о/и, пресен внос, свеж внос, тъкмо внесен+//а/о/и, new import, fresh import, freshly imported', No: 'не е нов внос' },
  priceKind: {
    Fixed: 'окончателна цена, фиксирана цена, твърда цена, крайна цена, без коментар на цената, без пазарлък, fixed price, firm price, no haggling',
    Negotiable: 'по договаряне, цена по договаряне, подлежи на коментар, коментар на цената, с коментар, с пазарлък, negotiable, price negotiable',
  },
  registered: { Yes: 'регистриран+//а, с регистрация, registered, с номера', No: 'нерегистриран+//а, без регистрация, not registered, unregistered, без номера' },
  extra: {
    ABS: 'abs, абс',
    ESP: 'esp, есп',
    Airbags: 'airbag, airbags, еърбег, еърбеци, еърбегове, въздушни възглавници',
    Isofix: 'isofix, изофикс',
    'Parking sensors': 'парктроник, парктроници, парктроничен, парк сензори, парк асистент, parking sensors, parktronic, pdc',
    'Rear camera': '=камера, камера за задно виждане, камера за паркиране, задна камера, rear camera, reversing camera, backup camera',
    'Blind spot monitor': 'мъртва точка, blind spot, blind spot monitor',
    'Lane assist': 'лейн асист, lane assist, асистент за лента, lane keeping',
    'Air conditioning': 'климатик, климатици, air conditioning, air con, aircon, klima, клима',
    'Climate control': 'климатроник, автоматичен климатик, climatronic, climate control, двузонов климатик',
    'Heated seats': 'подгрев, подгрев на седалки, подгрев на седалките, подгряващи седалки, отопляеми седалки, heated seats',
    'Cruise control': 'темпомат, круиз контрол, круз контрол, cruise control, cruise',
    'Adaptive cruise': 'адаптивен темпомат, адаптивен круиз контрол, дистроник, adaptive cruise, adaptive cruise control, distronic',
    'Electric windows': 'електрически стъкла, ел стъкла, electric windows, power windows',
    'Electric mirrors': 'електрически огледала, ел огледала, electric mirrors, power mirrors',
    'Keyless entry': 'безключово, безключов достъп, keyless, keyless entry, keyless go',
    'Start-stop': 'старт стоп, start stop',
    'Auxiliary heater': '=печка, стояночно отопление, вебасто, webasto, auxiliary heater, parking heater',
    'Leather seats': '=кожа, =кожен салон, кожени седалки, =leather, leather seats, leather interior, koja, kojen salon',
    'Electric seats': 'електрически седалки, ел седалки, electric seats, power seats',
    Navigation: 'навигация, навигации, нави, navigation, navi, sat nav, satnav, gps, жпс, навигацион',
    Bluetooth: 'bluetooth, блутут, блутуд',
    'Head-up display': 'head up, head up display, хедъп, хед ъп, хед ъп дисплей',
    'Seven seats': '7 места, седем места, 7 местен, 7местен, седемместен, 7 местна, 7 seats, seven seats, 7 seater, seven seater, 6+1, 7м',
    'Alloy wheels': 'алуминиеви джанти, лети джанти, джанти, alloy wheels, alloys, alu rims',
    'LED headlights': 'led, лед фарове, led фарове, led headlights, диодни фарове',
    'Xenon headlights': 'ксенон, xenon, ксенонови фарове, би ксенон, биксенон, xenon headlights',
    'Fog lights': 'халогени, фарове за мъгла, fog lights',
    'Roof rails': 'рейлинги, релси, roof rails, багажник на покрива',
    'Panoramic roof': 'панорама, панорамен покрив, панорамен таван, панорамен люк, panorama, panoramic roof, pano, panoramic',
    Alarm: 'аларма, alarm',
    Immobiliser: 'имобилайзер, immobiliser, immobilizer',
    'Central locking': 'централно заключване, централно, central locking',
    'Full insurance': 'каско, full insurance, kasko',
    'Wheelchair access': 'инвалидна рампа, за инвалиди, wheelchair, wheelchair access',
    'Driving school': 'учебен, учебна, учебна кола, driving school',
    Taxi: 'такси, taxi',
    Ambulance: 'линейка, ambulance',
    'Tow bar': 'теглич, с теглич, tow bar, towbar, tow hook',
    'Winter tyres': 'зимни гуми, winter tyres, winter tires',
    'Gas system': 'газова уредба, газов инжекцион, агу, gas system',
    'Spare key': 'втори ключ, резервен ключ, 2 ключа, два ключа, spare key, two keys, 2 keys',
    Tuning: 'тунинг, =tuning, тунингован+//а, чипован+//а, чип тунинг',
  } satisfies Record<Extra, string>,
} satisfies Facts & Record<string, Record<string, string>>

/** Words for filters that are neither in a fixed list nor numbers with a unit. */
// prettier-ignore
export const otherFilterWords: readonly (readonly [name: string, value: string, phrases: string])[] = [
  ['sort', 'cheapest', 'евтин+//а/о/и, най евтин+//а/о/и/ия/ата/ото/ите, по евтин+//а/о/и, на ниска цена, ниска цена, cheap, cheaper, cheapest, low price'],
  ['sort', 'dearest', 'най скъп+//а/о/и/ия/ата/ото/ите, most expensive, dearest'],
  ['sort', 'deal', 'изгод+ен/на/но/ни, най изгод+ен/на/но/ни, на добра цена, добра цена, good deal, good price'],
  ['sort', 'newestYear', 'най нов+//а/о/и, най новите, newest'],
  ['sort', 'mileage', 'малък пробег, нисък пробег, с малък пробег, с нисък пробег, малко километри, с малко километри, малко км, ниски километри, с ниски километри, low mileage'],
  ['hasPhotos', 'true', 'с снимки, със снимки, само със снимки, снимки, with photos, with pictures, photos, photos only, with photo'],
  ['ownersTo', '1', 'един собственик, първи собственик, 1 собственик, от първи собственик, one owner, first owner, 1 owner, single owner'],
  ['ownersTo', '2', 'двама собственици, 2 собственика, 2 собственици, two owners, 2 owners'],
  ['ownersTo', '3', 'трима собственици, 3 собственика, 3 собственици, three owners, 3 owners'],
  ['keysFrom', '2', 'два ключа, с два ключа, 2 ключа, с 2 ключа, two keys, 2 keys'],
  ['inspectionFrom', '1', 'с технически преглед, валиден технически преглед, с валиден преглед, минат технически преглед, с гтп, valid inspection, with inspection'],
]

/** Families with a Cyrillic spelling that differs from their letters; used when the market has the family. */
export const familyWords: Record<string, string> = {
  '1 Series': '=единичка, първа серия', '3 Series': '=тройка, трета серия', '5 Series': '=петица, пета серия', '7 Series': 'седма серия',
  'G Class': 'гелендваген, g wagon', Accent: 'акцент', Beetle: 'бийтъл, бръмбар, =костенурка', 'C-HR': 'си ейч ар', 'CR-V': 'црв, срв, цр в, си ар ви',
  Cayenne: 'кайен, кайенн', Cherokee: 'чероки', Civic: 'сивик, цивик', Cruze: 'круз', 'F-Pace': 'еф пейс',
  Forester: 'форестър', 'Grand Cherokee': 'гранд чероки, джи чероки', 'HR-V': 'хрв', Impreza: 'импреза',
  Jazz: 'джаз, джазз', Jetta: 'джета', Juke: 'джук, жук', Lacetti: 'лачети', 'Land Cruiser': 'ленд крузър, ланд крузер, ланд круизер',
  Legacy: 'легаси', 'Model Y': 'модел уай', Mustang: 'мустанг', Note: 'ноут, нота',
  Outback: 'аутбек, аутбак', Qashqai: 'кашкай, кашкаи, qashqay', Renegade: 'ренегат, ренегейд', Scirocco: 'сироко',
  Sportage: 'спортидж, спортейдж, спортаж', Terrano: 'терано', Touareg: 'туарег', Touran: 'туран', Tucson: 'тусон, туксон, тъксън',
  Tiguan: 'тигуан, тигван', 'T-Roc': 'ти рок', Up: 'ъп', Wrangler: 'ранглер, вранглер', 'X-Trail': 'х трейл, екстрейл, икс трейл, xtrail',
  Yaris: 'ярис, йарис', XC60: 'хц60', XC90: 'хц90', Ceed: 'сийд, сид, cee d, сий д', ProCeed: 'pro cee d, про сийд', Highlander: 'хайлендър', Auris: 'аурис', Prius: 'приус, приюс',
} // prettier-ignore

/**
 * Families that are ordinary words, so that they mean a car only with its brand; names of one or two letters always do.
 */
export const ordinaryFamilies =
  'accord, city, edge, escort, fox, fusion, galaxy, go, legend, life, matrix, note, one, picnic, pilot, shuttle, spark, up, stream, ascent, mirai, compass, patriot, liberty, juke, leaf, patrol, pulsar, sunny, vista, crown, origin, atto'

/** The engine that letters after a model's number mean: a 320d is a diesel. */
export const engineLetters: Partial<Record<Brand, Record<string, Engine>>> = {
  BMW: { d: 'Diesel', xd: 'Diesel', td: 'Diesel', i: 'Petrol', xi: 'Petrol', ci: 'Petrol', e: 'Hybrid', xe: 'Hybrid' },
  'Mercedes-Benz': { d: 'Diesel', cdi: 'Diesel' },
}

/** Nicknames of towns and regions. */
export const placeWords: Record<string, string> = {
  Sofia: 'софия град, град софия, sofia city, софето, соф',
  'Veliko Tarnovo': 'в търново, търново, вт, велико търново',
  'Stara Zagora': 'ст загора, загора, стз',
  'Gorna Oryahovitsa': 'г оряховица, горна',
  Burgas: 'бургаз, bourgas',
  Ruse: 'русе, rousse, russe',
  Targovishte: 'търговище',
  Plovdiv: 'пловдив, филибето',
  'Sofia (province)': 'софийска област, софийско, sofia province, sofia region',
  Kardzhali: 'kurdjali',
  Montana: 'монтана',
}

/** Words before or after a region's name. */
export const regionWords = 'област, обл, region, oblast, регион'

/** Words that negate the next one. */
export const negationWords = 'без, не, освен, изключи, no, not, without, except, bez, excluding'

/** Phrases that mean no filter though one of their words does. */
export const plainPhrases =
  'golf club, golf clubs, golf course, голф клуб, голф игрище, поло тениска, polo shirt, син ми, не пуша, електрически двигател на стъкло, газ на пода'

/** Words of offers that are close to a word above but are not typing errors. */
export const ordinaryWords =
  'аудио, audio, врата, вратата, врати, последен, последна, последно, подреден, проводя, централен, централна, централно, климат, график, графики, страница, пречка, пречки, парче, парчета, нисък, ниска, вярна, верен, верни, плавен, плавно, стрелка, ръчка, регистрирам, регистриране, февруари, торта, видян, виждан, заедно, мерки, марка, корона, широк, широко, шарен, шарена, камара, джин, бисер, жалба, череп, черта, свиня, птица, пачка, сменен, сменена, сменени, карана, карано, каран, гаранция, гаражна, гараж, колела, спирачки, better, bigger, biker, bitter, bidder, accept, accepted, accident, ascent, couple, cruiser, damage, damages, turning, tanning, tracker, violent, versus, patrol, cherry, cheery, cheeky, sherry, corona, export, експорт, audit, porch, route, rouge, mercy, graphic, graphics, navigator, leathery, halogen, heyday, primate, privacy, central, estimate, estimated, solver, sliver, tubing, benzine, bummer, range, trade, такса, товар, годен, удачен, пореден, тиган, плесен, climax, ambiance, elector, electron, footlights, theta, whiten, tinning, tugging, tutting, trapper, ranter, ringer, burghs, caravel, petrel'

/** Words that say nothing about a car. They are left out, unless there are no others. */
export const fillerWords =
  'в, във, с, със, но, на, за, от, до, и, или, около, близо до, гр, град, с, село, към, по, най, ми, ме, да, се, е, кола, коли, колата, автомобил, автомобили, автомобила, авто, марка, модел, двигател, мотор, търся, купувам, купя, искам, трябва, продава, продавам, продажба, скорости, кутия, скоростна, цвят, металик, тъмно, светло, metallic, купувач, моля, обяви, обява, the, a, an, in, with, and, or, for, of, near, at, is, i, me, want, need, car, cars, auto, vehicle, vehicles, find, looking, search, sale, show, please, buy, engine, gearbox, colour, color, model, make, some, any, something, by, from, to, price, цена'
