import type { share as english } from '../en/share.ts'

/** Sharing an offer. */
export const share: typeof english = {
  // Share
  share: 'Споделяне',
  // Share this car
  title: 'Споделяне на автомобила',
  // Anyone with the link sees photos, facts and price. The seller's name, e-mail and number stay behind the login.
  what: 'Всеки, който има линка, вижда снимките, данните и цената. Името, имейлът и телефонът на продавача се виждат само след вход.',
  // The owner has switched the public page off.
  off: 'Собственикът е изключил публичната страница.',
  // Offers that are paused or expired have no public page.
  notListed: 'Обявите на пауза и изтеклите обяви нямат публична страница.',
  // Public link
  link: 'Публичен линк',
  // Copy
  copy: 'Копиране',
  // The link is copied.
  copied: 'Линкът е копиран.',
  // Send to...
  send: 'Изпращане...',
  // Viber
  viber: 'Viber',
  // WhatsApp
  whatsApp: 'WhatsApp',
  // E-mail
  mail: 'Имейл',
  // Log in to contact
  logIn: 'Вход за контакт',
  // Seller, messages and comments
  toSeller: 'Продавач, съобщения и коментари',
  // Comments, the seller and the price history are there for members.
  forMembers: 'Коментарите, продавачът и историята на цената са за регистрирани потребители.',
  // More...
  more: 'Още...',
  // Window sheet
  sheet: 'Лист за стъклото',
  // QR code of the public page
  code: 'QR код на публичната страница',
  // Public page
  owner: 'Публична страница',
  // Anyone who has the link sees it
  on: 'Вижда я всеки, който има линка',
  // Nobody sees it while a moderator has the offer hidden.
  hidden: 'Никой не я вижда, докато обявата е скрита от модератор.',
}
