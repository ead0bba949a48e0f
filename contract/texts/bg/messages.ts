import type { messages as english } from '../en/messages.ts'

/** Sentences of broken rules by id. Those of the specification's section 5 come first; ours follow. */
export const messages: typeof english = {
  // Email is required!
  emailRequired: 'Въведете имейл!',
  // Email is not valid!
  emailInvalid: 'Имейлът не е валиден!',
  // Password is required!
  passwordRequired: 'Въведете парола!',
  // Password must be at least 8 characters!
  loginPasswordShort: 'Паролата се състои от поне 8 знака!',
  // Password should be at least 8 characters!
  registerPasswordShort: 'Паролата трябва да е поне 8 знака!',
  // Passwords doesn't match!
  passwordsDiffer: 'Паролите не съвпадат!',
  // Username is required!
  usernameRequired: 'Въведете потребителско име!',
  // Username should be more than 5 symbols!
  usernameShort: 'Потребителското име трябва да е поне 5 знака!',
  // Gender is required!
  genderRequired: 'Изберете пол!',
  // Telephone number is required!
  telephoneRequired: 'Въведете телефон!',
  // Telephone number should not be less than 8 symbols!
  telephoneShort: 'Телефонът трябва да е поне 8 знака!',
  // Brand is required.
  brandRequired: 'Изберете марка.',
  // Model is required.
  modelRequired: 'Въведете модел.',
  // Engine type is required!
  engineRequired: 'Изберете двигател!',
  // Transmission type is required.
  transmissionRequired: 'Изберете скоростна кутия.',
  // Year is required.
  yearRequired: 'Изберете година.',
  // Description is required.
  descriptionRequired: 'Въведете описание.',
  // Description should not be less than 10!
  descriptionShort: 'Описанието трябва да е поне 10 знака!',
  // Invalid description!
  descriptionInvalid: 'Описанието не може да започва с интервал!',
  // Location is required.
  locationRequired: 'Въведете местоположение.',
  // Location cannot contains spaces.
  locationInvalid: 'Местоположението не може да започва с интервал.',
  // Price is required.
  priceRequired: 'Въведете цена.',
  // Image is required.
  imageRequired: 'Добавете снимка.',

  // Username may hold letters, digits, space, dot, underscore and hyphen.
  usernameCharacters: 'В потребителското име може да има букви, цифри, интервал, точка, долна черта и дефис.',
  // Username may have at most 40 characters.
  usernameLong: 'Потребителското име може да е до 40 знака.',
  // Telephone number may have at most 32 characters.
  telephoneLong: 'Телефонът може да е до 32 знака.',
  // Telephone number may hold no invisible characters.
  telephoneCharacters: 'В телефона не може да има невидими знаци.',
  // Password may have at most 128 characters.
  passwordLong: 'Паролата може да е до 128 знака.',
  // Write the price as a number, such as 12500, or 6500 €.
  priceUnreadable: 'Напишете цената с цифри, например 12500 или 6500\u00a0€.',
  // A price is from 0 to 1,000,000,000 BGN.
  priceRange: 'Цената трябва да е от 0 до 1\u00a0000\u00a0000\u00a0000\u00a0лв.',
  // Email may hold only Latin letters, digits and signs before the @: others look like them and are not.
  emailLetters: 'Преди @ може да има само латински букви, цифри и знаци; други букви само изглеждат като тях.',
  // Email may have at most 64 characters before the @.
  emailLong: 'Имейлът може да има до 64 знака преди @.',
  // Model may have at most 60 characters.
  modelLong: 'Моделът може да е до 60 знака.',
  // Model may hold no invisible characters.
  modelCharacters: 'В модела не може да има невидими знаци.',
  // Location may have at most 80 characters.
  locationLong: 'Местоположението може да е до 80 знака.',
  // Location may hold no invisible characters.
  locationCharacters: 'В местоположението не може да има невидими знаци.',
  // Description may have at most 5000 characters.
  descriptionLong: 'Описанието може да е до 5000 знака.',
  // Description may hold no control characters.
  descriptionCharacters: 'В описанието не може да има управляващи знаци.',
  // Comment is required.
  commentRequired: 'Напишете коментар.',
  // Comment may have at most 2000 characters.
  commentLong: 'Коментарът може да е до 2000 знака.',
  // Comment may hold no control characters.
  commentCharacters: 'В коментара не може да има управляващи знаци.',
  // Say what it is about.
  saidNameRequired: 'Напишете за какво се отнася.',
  // It may have at most 40 characters.
  saidNameLong: 'Може да е до 40 знака.',
  // Say what holds.
  saidValueRequired: 'Напишете какво важи.',
  // It may have at most 80 characters.
  saidValueLong: 'Може да е до 80 знака.',
  // It may hold no control characters.
  saidCharacters: 'Не може да съдържа управляващи знаци.',
  // Message is required.
  messageRequired: 'Напишете съобщение.',
  // Message may have at most 2000 characters.
  messageLong: 'Съобщението може да е до 2000 знака.',
  // Message may hold no control characters.
  messageCharacters: 'В съобщението не може да има управляващи знаци.',
  // A message may have at most 10 photos.
  messagePhotosTooMany: 'Съобщението може да има най-много 10 снимки.',
  // Upload this photo first.
  photoUnknown: 'Първо качете снимката.',
  // Recipient is required.
  recipientRequired: 'Посочете получател.',
  // Image link must be an address that begins with https://.
  imageLinkInvalid: 'Линкът към снимката трябва да започва с https://.',
  // Image link may have at most 2000 characters.
  imageLinkLong: 'Линкът към снимката може да е до 2000 знака.',
  // Choose one to three different times within the next 90 days.
  viewingTimes: 'Изберете от един до три различни часа в следващите 90 дни.',
  // Name a place in at most 160 characters.
  viewingPlace: 'Посочете място с най-много 160 знака.',
  // Name the trader in at most 120 characters.
  traderName: 'Посочете търговеца с най-много 120 знака.',
  // This is no valid EIK.
  eik: 'Въведете валиден ЕИК.',
  // Give the address in at most 200 characters.
  traderAddress: 'Посочете адреса с най-много 200 знака.',
  // The code has six digits.
  handoverCode: 'Кодът е от шест цифри.',
  // An answer may have at most 500 characters.
  warningAnswerLong: 'Отговорът може да е най-много 500 знака.',
  // An answer may hold no control characters.
  warningAnswerCharacters: 'В отговора не може да има контролни знаци.',
  // Choose one of these.
  choiceRequired: 'Изберете едно от предложените.',
  // Code is required.
  codeRequired: 'Въведете код.',
  // Recovery code is required.
  recoveryCodeRequired: 'Въведете код за възстановяване.',
  // A recovery code has 25 letters and digits.
  recoveryCodeInvalid: 'Кодът за възстановяване се състои от 25 букви и цифри.',
  // An offer may have at most 20 pictures.
  imagesTooMany: 'Една обява може да има до 20 снимки.',
  // Choose one of the list.
  factUnknown: 'Изберете от списъка.',
  // Mileage is a whole number of kilometres from 0 to 2,000,000.
  mileageInvalid: 'Въведете пробега в километри с цяло число от 0 до 2\u00a0000\u00a0000.',
  // The mileage is lower than before. Say why.
  mileageLowered: 'Пробегът е по-малък от предишния. Посочете защо.',
  // A note may have at most 500 characters.
  noteLong: 'Бележката може да е до 500 знака.',
  // A note may hold no control characters.
  noteCharacters: 'В бележката не може да има управляващи знаци.',
  // Power is a whole number of hp from 1 to 2,000.
  powerInvalid: 'Въведете мощността в конски сили с цяло число от 1 до 2000.',
  // Displacement is a whole number of cm3 from 50 to 10,000.
  displacementInvalid: 'Въведете кубатурата в кубически сантиметри с цяло число от 50 до 10\u00a0000.',
  // Battery is a number of kWh from 0.1 to 300 with at most one decimal.
  batteryInvalid: 'Капацитетът на батерията трябва да е от 0,1 до 300\u00a0кВтч, с най-много един знак след запетаята.',
  // Electric range is a whole number of kilometres from 1 to 1,500.
  electricRangeInvalid: 'Въведете пробега с едно зареждане в километри с цяло число от 1 до 1500.',
  // Owners is a whole number from 1 to 20.
  ownersInvalid: 'Броят на собствениците трябва да е цяло число от 1 до 20.',
  // Keys is a whole number from 1 to 6.
  keysInvalid: 'Броят на ключовете трябва да е цяло число от 1 до 6.',
  // Inspection is a month from 2000 to five years from now.
  inspectionUntilInvalid: 'За прегледа посочете месец от 2000\u00a0г. до пет години напред.',
  // Insurance is a month from 2000 to five years from now.
  insuranceUntilInvalid: 'За застраховката посочете месец от 2000\u00a0г. до пет години напред.',
  // First registration is a month from 1950 to now.
  firstRegistrationInvalid: 'За първата регистрация посочете месец от 1950\u00a0г. до днес.',
  // A VIN has 17 letters and digits, without I, O and Q.
  vinInvalid: 'VIN се състои от 17 букви и цифри, без I, O и Q.',
  // This town does not lie in this region.
  townInvalid: 'Този град не е в тази област.',
  // Choose extras of the list.
  extrasInvalid: 'Изберете екстри от списъка.',
  // At most 50 cars can be saved.
  savedTooMany: 'Могат да се запазят най-много 50 автомобила.',
  // At most 50 opened cars are named at once.
  seenTooMany: 'Наведнъж могат да се посочат най-много 50 разгледани автомобила.',
  // A saved search needs a name.
  searchNameRequired: 'Запазеното търсене трябва да има име.',
  // A name may have at most 80 characters.
  searchNameLong: 'Името може да е до 80 знака.',
  // A name may hold no invisible characters.
  searchNameCharacters: 'В името не може да има невидими знаци.',
  // Choose at least one filter before you save a search.
  searchEmpty: 'Изберете поне един филтър, преди да запазите търсенето.',
  // State must be "forSale", "reserved", "sold" or "paused".
  stateUnknown: 'Състоянието трябва да е „forSale“, „reserved“, „sold“ или „paused“.',
  // Reason is required.
  reasonRequired: 'Посочете причина.',
  // Reason should be at least 3 characters.
  reasonShort: 'Причината трябва да е поне 3 знака.',
  // Reason may have at most 500 characters.
  reasonLong: 'Причината може да е до 500 знака.',
  // Reason may hold no control characters.
  reasonCharacters: 'В причината не може да има управляващи знаци.',
  // The website must begin with https://
  websiteInvalid: 'Адресът на сайта трябва да започва с https://',
  // A text may have at most 120 characters.
  homeTextLong: 'Текстът може да е до 120 знака.',
  // A title of 1 to 80 characters is required.
  titleRequired: 'Въведете заглавие до 80 знака.',
  // State must be "suspended", "active", "limited" or "unlimited".
  accountStateUnknown: 'Няма такова състояние на акаунт.',
  // A text holds a character that cannot be stored
  textCharacters: 'В текста има знак, който не може да се съхрани.',
  // State must be "hidden" or "shown".
  contentStateUnknown: 'Състоянието трябва да е „hidden“ или „shown“.',
}
