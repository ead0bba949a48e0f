import type { warnings as english } from '../en/warnings.ts'

/** What each rule of the radar says, calm and exact: what was seen, and what helps. */
export const warnings: typeof english = {
  staffName: {
    // The name sounds like Volan’s people. They never write here: moderators speak by notifications alone, and ask for no money and no codes.
    reader:
      'Името звучи като на екипа на Volan. Той никога не пише тук: модераторите се обаждат само с известия и не искат нито пари, нито кодове.',
    // Your username sounds like Volan’s people. Readers are told that they never write here.
    writer: 'Потребителското Ви име звучи като на екипа на Volan. Читателите виждат, че той никога не пише тук.',
  },
  price: {
    // The price is under 60 % of what such cars cost. Ask why.
    reader: 'Цената е под 60\u00a0% от цената на такива автомобили. Попитайте защо.',
    // The price is under 60 % of what such cars cost. If there is a reason, say it in the description.
    writer: 'Цената е под 60\u00a0% от цената на такива автомобили. Ако има причина, посочете я в описанието.',
  },
  photos: {
    // These photos were in another seller’s offer before. Ask about it before you go.
    reader: 'Тези снимки вече са били в обява на друг продавач. Попитайте за това, преди да тръгнете.',
    // These photos were in another seller’s offer before.
    writer: 'Тези снимки вече са били в обява на друг продавач.',
  },
  vin: {
    // An older offer states the same VIN. Compare it with the car and its papers.
    reader: 'Същият VIN стои в по-стара обява. Сравнете го с автомобила и документите.',
    // An older offer states the same VIN.
    writer: 'Същият VIN стои в по-стара обява.',
  },
  repeatedText: {
    // The description is nearly the same as in an older offer of another account.
    reader: 'Описанието е почти същото като в по-стара обява от друг акаунт.',
    // The description is nearly the same as in an older offer of another account.
    writer: 'Описанието е почти същото като в по-стара обява от друг акаунт.',
  },
  repeatedComment: {
    // The same words stand under several other offers.
    reader: 'Същите думи стоят под няколко други обяви.',
    // You wrote the same under several offers. Write what belongs to this car.
    writer: 'Написахте едно и също под няколко обяви. Напишете каквото се отнася за този автомобил.',
  },
  newAccount: {
    // The account is less than a week old.
    reader: 'Акаунтът е отпреди по-малко от седмица.',
    // Your account is less than a week old.
    writer: 'Акаунтът Ви е отпреди по-малко от седмица.',
  },
  card: {
    // It asks for a bank card, a password or a code. Nobody needs them to pay you or to sell a car.
    reader:
      'Искат банкова карта, парола или код. Те не са нужни нито за плащане към Вас, нито за продажба на автомобил.',
    // It seems to ask for a bank card, a password or a code.
    writer: 'Текстът изглежда така, сякаш иска банкова карта, парола или код.',
  },
  payLink: {
    // The link hides where it leads, or looks like a courier, a bank or Volan. Type nothing there.
    reader: 'Линкът крие накъде води или прилича на куриер, банка или Volan. Не въвеждайте нищо там.',
    // Its link hides where it leads, or has a name like a courier, a bank or Volan.
    writer: 'Линкът крие накъде води или името му прилича на куриер, банка или Volan.',
  },
  transfer: {
    // It names a payment that nobody gets back: Western Union, crypto, vouchers or a cheque.
    reader:
      'Споменава се плащане, което не може да се върне: Western Union, виртуална валута, предплатени кодове или чек.',
    // It names a payment that nobody gets back.
    writer: 'Споменава се плащане, което не може да се върне.',
  },
  escrow: {
    // Somebody is said to hold the money. Volan has no such service; pay at the notary.
    reader: 'Казва се, че някой пази парите. Volan няма такава услуга; платете при нотариуса.',
    // It says that somebody holds the money. Volan has no such service.
    writer: 'Казва се, че някой пази парите. Volan няма такава услуга.',
  },
  fee: {
    // It speaks of a fee that you pay before you have the car.
    reader: 'Споменава се такса, която се плаща, преди автомобилът да е у Вас.',
    // It speaks of a fee that is paid before the car is handed over.
    writer: 'Споменава се такса, която се плаща преди предаването на автомобила.',
  },
  deposit: {
    // It asks for money before you have seen the car. See it first.
    reader: 'Искат пари, преди да сте видели автомобила. Първо го вижте.',
    // It seems to ask for money before the car was seen. Offer a viewing first.
    writer: 'Текстът изглежда така, сякаш иска пари преди огледа. Предложете първо оглед.',
  },
  iban: {
    // It speaks of a bank account. Transfer money at the notary, when both have signed.
    reader: 'Споменава се банкова сметка. Превеждайте пари при нотариуса, след като и двамата сте подписали.',
    // It speaks of a bank account before you have met.
    writer: 'Споменава се банкова сметка, преди да сте се срещнали.',
  },
  courier: {
    // The car is to come by courier or carrier. Cars change hands at a notary, with both there.
    reader:
      'Автомобилът ще дойде с куриер или превозвач. Автомобил се прехвърля при нотариус, в присъствието на двамата.',
    // It says that the car comes by courier or carrier.
    writer: 'Казва се, че автомобилът идва с куриер или превозвач.',
  },
  absent: {
    // The writer is said to be far away. Ask who shows you the car, and where.
    reader: 'Казва се, че пишещият е далеч. Попитайте кой и къде ще Ви покаже автомобила.',
    // It says that you are far away. Say who shows the car.
    writer: 'Казва се, че сте далеч. Посочете кой показва автомобила.',
  },
  unseen: {
    // The sale is to go without a viewing.
    reader: 'Предлага се продажба без оглед.',
    // It says that there is no viewing.
    writer: 'Казва се, че няма оглед.',
  },
  papers: {
    // It asks for a picture of your identity card. Show it at the notary only.
    reader: 'Искат снимка на личната Ви карта. Показвайте я само при нотариуса.',
    // It asks for a picture of the identity card. The notary is the place for it.
    writer: 'Иска се снимка на лична карта. Мястото за това е при нотариуса.',
  },
  elsewhere: {
    // It asks you to write somewhere else. Here you keep what was said.
    reader: 'Канят Ви да пишете другаде. Тук казаното остава при Вас.',
    // It asks to write somewhere else.
    writer: 'Каните да се пише другаде.',
  },
  messenger: {
    // It names another messenger.
    reader: 'Споменава се друго приложение за съобщения.',
    // It names another messenger.
    writer: 'Споменава се друго приложение за съобщения.',
  },
  link: {
    // It has a link to another site.
    reader: 'Има линк към друг сайт.',
    // It has a link to another site.
    writer: 'Има линк към друг сайт.',
  },
  bareLink: {
    // It says little besides the link. Open it only if you know the site.
    reader: 'Освен линка в него няма почти нищо. Отворете го само ако познавате сайта.',
    // It says little besides the link. Say what the link shows.
    writer: 'Освен линка в него няма почти нищо. Напишете какво показва линкът.',
  },
  hurry: {
    // It hurries you. A good car can wait a day.
    reader: 'Подканят Ви да бързате. Добрият автомобил може да почака един ден.',
    // It hurries the other one.
    writer: 'Текстът подканя към бързане.',
  },
}
