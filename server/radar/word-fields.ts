/** Words of one field, as the phrases of the radar write alternatives. */
export function words(...lines: string[]): string {
  return lines.join(' ').split(' ').join('/')
}

/** Asks the reader to send, in the forms of a request. */
export const send = words(
  'прати пратете пратиш пратите изпрати изпратете изпратиш изпратите преведи преведете преведеш преведите прехвърли',
  'прехвърлете прехвърлиш прехвърлите внеси внесете внесеш внесите внасяте хвърли хвърлете хвърлиш пусни пуснете пуснеш',
  'плати платете платиш платите заплати заплатете заплатиш заплатите сложи сложете сложите слагате нареди наредете',
  'бутни метни превеждаш превеждате прехвърляте депозирай депозирайте депозираш депозирате',
)
/** Asks to give, and says who pays. */
export const give = words('дай дайте дадеш дадете давате давай плащаш плащате плаща остави')
/** Money that holds a car. */
export const held = words('капаро капарото депозит депозита аванс аванса предплата резервация предплащане')
/** Money, after a request to send. */
export const money = words(
  'процент процента сума сумата пари парите парички лв лева лева евро eur euro euros bgn кинта',
)
/** Asks to pay, in English. */
export const pay = words('send transfer wire pay put settle forward remit deposit prepay')
/** What is paid. */
export const amount = words(
  'deposit money advance reservation eur euro euros lev leva bgn amount guarantee pounds downpayment',
)
/** Before the car was seen. */
export const before = words('предварително първо авансово сега днес веднага преди')
/** What the money is said to be for. */
export const keep = words('пазя запазя запазим задържа задържим резервирам чакам свалям сваля')
/** Ways to send money to a telephone. */
export const providers = words('revolut револют paypal пейпал easypay изипей wise')
/** Messengers. */
export const messengers = words('whatsapp ватсап уотсап уатсап viber вайбър вибер telegram телеграм')
/** Where sellers of such cars are said to be; other places are in Bulgaria. */
export const countries = words(
  'англия великобритания лондон германия берлин норвегия дания холандия швеция испания италия франция ирландия америка',
  'белгия австрия швейцария кипър гърция турция катар дубай канада португалия финландия исландия полша чехия',
  'чикаго торонто мадрид париж виена',
)
/** The same in English. */
export const abroad = words(
  'london england uk scotland ireland denmark germany norway sweden spain italy france holland netherlands usa rotterdam',
  'belgium austria cyprus dubai qatar canada america portugal finland iceland poland toronto chicago paris madrid vienna',
)
/** Who is said to bring the car. */
export const carriers = words(
  'куриер* еконт спиди speedy dhl dpd автовоз* превозвач* спедитор* спедици* логистич* камион* контейнер*',
  'courier carrier forwarder shipper hauler container freight',
)
/** What is said to be due before. */
export const fees = words(
  'такса таксата такси мито митото митница навло навлото застраховка застраховката транспорт транспорта превоза',
  'fee fees customs duty freight shipping insurance transport towing',
)
/** A bank card. */
export const card = words('карта картата карти картите card visa mastercard')
/** What stands on it. */
export const cardParts = words(
  'номер номера данни данните цифри цифрите страна страната cvv cvc валидност гърба number details expiry front back cvv',
)
