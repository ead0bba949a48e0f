import { type reports as english } from '../en/reports.ts'

/** The dialog of a report, its receipt, its page, and the page of a decision. */
export const reports: typeof english = {
  titles: {
    // Report this offer
    offer: 'Сигнал за обявата',
    // Report this comment
    comment: 'Сигнал за коментара',
    // Report this message
    message: 'Сигнал за съобщението',
    // Report this person
    profile: 'Сигнал за потребителя',
    // Report this photo
    photo: 'Сигнал за снимката',
  },
  // ${name}. Nobody else is told who reported.
  about: (name: string) => `${name}. Никой друг не научава от кого е сигналът.`,
  // A moderator reads this message and, if need be, some around it.
  messageHint: 'Модератор чете това съобщение и при нужда няколко около него.',
  // What is wrong?
  what: 'Какво не е наред?',
  // Tell us more
  more: 'Опишете по-подробно',
  // ${length} of ${max} characters
  used: (length: number, max: number) => `${length} от ${max} знака`,
  // I believe this is illegal
  isIllegal: 'Смятам, че е незаконно',
  // Without an account you can report what you believe is illegal.
  visitorHint: 'Без акаунт можете да сигнализирате за това, което смятате за незаконно.',
  // Why is it illegal?
  why: 'Защо е незаконно?',
  // Exact address
  address: 'Точен адрес',
  // Your name
  yourName: 'Вашето име',
  // Your e-mail
  yourEmail: 'Вашият имейл',
  // It shows the sexual abuse of a child; I may stay unnamed.
  isChildAbuse: 'Показва сексуално насилие над дете; не е нужно да посочвам име.',
  // I state this in good faith and it is true as far as I know.
  goodFaith: 'Заявявам това добросъвестно и доколкото знам, е вярно.',
  // Cancel
  cancel: 'Отказ',
  // Send report
  send: 'Изпращане на сигнала',
  // Report received
  receivedTitle: 'Сигналът е получен',
  // Your report has the number ${number}.
  received: (number: string) => `Номерът на сигнала Ви е ${number}.`,
  // A moderator looks at it. You are notified of the decision.
  receivedHint: 'Модератор ще го разгледа. Ще получите известие за решението.',
  // A moderator looks at it. Keep this link: with it you see how your report stands.
  receivedKeyHint: 'Модератор ще го разгледа. Запазете този линк: с него виждате докъде е стигнал сигналът.',
  // To the report
  toReport: 'Към сигнала',
  // Copy link
  copy: 'Копиране на линка',
  // Link copied.
  copied: 'Линкът е копиран.',
  // Close
  done: 'Затваряне',
  // Report ${number}
  title: (number: string) => `Сигнал ${number}`,
  // { received: 'Received', inWork: 'A moderator looks at it', decided: 'Decided' }
  states: { received: 'Получен', inWork: 'Модератор го разглежда', decided: 'Решен' },
  // What was reported
  reported: 'За какво е сигналът',
  kinds: {
    // Offer
    offer: 'Обява',
    // Comment
    comment: 'Коментар',
    // Message
    message: 'Съобщение',
    // Person
    profile: 'Потребител',
    // Photo of an offer
    photo: 'Снимка от обява',
  },
  // Reason
  reason: 'Причина',
  // What you said
  said: 'Вашето описание',
  // Sent
  sentAt: 'Изпратен',
  // Decided
  decidedAt: 'Решен',
  // Decision
  decision: 'Решение',
  // Decision of a moderator
  decisionTitle: 'Решение на модератор',
  // This decision holds no longer: your appeal was upheld.
  isUndone: 'Решението вече не важи: възражението Ви е уважено.',
  results: {
    // No breach was found, it stays as it is.
    dismiss: 'Няма нарушение, всичко остава както е.',
    // It is hidden until it is changed.
    hide: 'Скрито е, докато не се промени.',
    // It was removed.
    remove: 'Премахнато е.',
    // The person’s account was limited.
    limit: 'Акаунтът на потребителя е ограничен.',
    // The person’s reports are not taken for now.
    limitReports: 'Засега сигналите на човека не се приемат.',
    // The person’s account was suspended.
    suspend: 'Акаунтът на потребителя е спрян.',
    // An earlier decision was undone.
    restore: 'По-ранно решение е отменено.',
  },
  // It is hidden.
  hidden: 'Скрито е.',
  // The person concerned contested it, and another moderator undid it.
  undone: 'Засегнатият човек възрази и друг модератор отмени решението.',
  // Appeal
  appealTitle: 'Възражение',
  // You can contest the decision once, within six months and free of charge. Another moderator looks at it.
  appealHint: 'Можете да възразите веднъж, до шест месеца и безплатно. Разглежда го друг модератор.',
  // When you change it, a moderator looks at it again; for that you need not appeal.
  appealLooked: 'След промяна модератор преглежда обявата отново; за това не е нужно да възразявате.',
  // When you change the offer, a moderator looks at it again.
  changeLooked: 'След промяна модератор преглежда обявата отново.',
  // To the offer
  toOffer: 'Към обявата',
  // Why do you see it otherwise?
  appealLabel: 'Защо не сте съгласни?',
  // Send appeal
  appealSend: 'Изпращане на възражението',
  // Your appeal was sent.
  appealSent: 'Възражението е изпратено.',
  // { open: 'It waits for a moderator.', upheld: 'You were right.', rejected: 'The decision stays.' }
  appealStates: { open: 'Очаква модератор.', upheld: 'Имате право.', rejected: 'Решението остава.' },
  // Answer
  answer: 'Отговор',
  // Reports and decisions
  ownTitle: 'Сигнали и решения',
  // no longer holds
  ownUndone: 'вече не важи',
  // This is not there, or not for you.
  missing: 'Това не съществува или не е за Вас.',
  // Open the link that you got, or log in.
  missingHint: 'Отворете линка, който сте получили, или влезте в профила си.',
}
