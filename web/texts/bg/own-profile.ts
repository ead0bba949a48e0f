import type { ownProfile as english } from '../en/own-profile.ts'

/** What a person says of themselves, in the settings. */
export const ownProfile: typeof english = {
  // Profile
  title: 'Профил',
  // What others see on your profile beside your offers.
  hint: 'Какво виждат другите в профила Ви освен обявите.',
  // Picture
  picture: 'Снимка',
  // Shown in a circle. Place and time that the camera noted are removed.
  pictureHint: 'Показва се в кръг. Мястото и часът, записани от камерата, се премахват.',
  // Choose a picture
  choose: 'Избор на снимка',
  // Choose another picture
  replace: 'Избор на друга снимка',
  // Remove the picture
  remove: 'Премахване на снимката',
  // The picture is being uploaded...
  uploading: 'Снимката се качва...',
  // A few words about you
  about: 'Няколко думи за Вас',
  // At most 500 characters. Telephone numbers and addresses do not belong here.
  aboutHint: 'До 500 знака. Телефони и адреси не са за тук.',
  // Put on my profile
  publish: 'Показване в профила',
  // Declare
  declare: 'Деклариране',
  // Saved.
  saved: 'Запазено.',
  // Private or trader
  seller: 'Частно лице или търговец',
  // It stands on your profile and on all your offers, and buyers filter by it. Whoever sells cars as a business is a trader, and the law wants buyers to know who that is.
  sellerHint:
    'Стои в профила и във всичките Ви обяви и купувачите филтрират по него. Който продава автомобили по занятие, е търговец и законът изисква купувачите да знаят кой е.',
  // I sell as
  kind: 'Продавам като',
  // { Private: 'Private person', Trader: 'Trader' }
  kinds: { Private: 'Частно лице', Trader: 'Търговец' },
  // Company or name of the trader
  traderName: 'Фирма или име на търговеца',
  // EIK
  traderEik: 'ЕИК',
  // 9 or 13 digits, from the commercial register.
  traderEikHint: '9 или 13 цифри от търговския регистър.',
  // Address of the business
  traderAddress: 'Адрес на дейността',
}
