import { counted } from './counted.ts'
import { language } from './language.ts'
import type { comments as english } from '../en/comments.ts'

/** Comments below a car. */
export const comments: typeof english = {
  // Comments
  title: 'Коментари',
  // Add comment
  label: 'Нов коментар',
  // Add comment...
  placeholder: 'Напишете коментар...',
  // Post
  post: 'Изпращане',
  author: (username: string) => `${username}:`,
  // ${username}, profile
  profileOf: (username: string) => `${username}, профил`,
  // Show earlier comments
  showEarlier: 'По-ранни коментари',
  // Seller
  seller: 'Продавач',
  // Reply
  reply: 'Отговор',
  // Your reply, ${username}
  replyForm: (username: string) => `Вашият отговор, ${username}`,
  // Your correction
  editForm: 'Вашата поправка',
  // Reply to ${username}
  replyTo: (username: string) => `Отговор на ${username}`,
  // Replies to ${username}
  repliesTo: (username: string) => `Отговори на ${username}`,
  // Your reply...
  replyPlaceholder: 'Напишете отговор...',
  // Send reply
  sendReply: 'Изпращане на отговора',
  // Answers a comment that is gone.
  answersGone: 'Отговор на коментар, който вече не съществува.',
  // It is a question to the seller
  isQuestion: 'Това е въпрос към продавача',
  // { open: 'No answer yet', answered: 'Answered' }
  question: { open: 'Без отговор', answered: 'С отговор' },
  // Which comments are shown
  filter: 'Кои коментари се виждат',
  // All
  all: 'Всички',
  // Questions (${language.number(count)})
  questions: (count: number) => `Въпроси (${language.number(count)})`,
  // Without an answer (${language.number(count)})
  openQuestions: (count: number) => `Без отговор (${language.number(count)})`,
  // More, comment of ${username}
  more: (username: string) => `Още за коментара на ${username}`,
  // Edit
  edit: 'Поправка',
  // edited
  edited: 'поправен',
  // Save
  save: 'Запазване',
  // Cancel
  cancel: 'Отказ',
  // Delete
  delete: 'Изтриване',
  // This comment was deleted.
  deleted: 'Този коментар е изтрит.',
  // Delete this comment?
  deleteThis: 'Да се изтрие ли този коментар?',
  // Pin
  pin: 'Закачане',
  // Unpin
  unpin: 'Откачане',
  // Pinned by the seller
  pinned: 'Закачен от продавача',
  // Hide
  hide: 'Скриване',
  // All comments of ${username} under my offers
  hideAll: (username: string) => `Всички коментари на ${username} под моите обяви`,
  // The comment is hidden.
  hiddenNow: 'Коментарът е скрит.',
  // Their comments are hidden.
  allHiddenNow: 'Коментарите са скрити.',
  // Show again
  showAgain: 'Връщане',
  // Why?
  whyHide: 'Защо?',
  // Everybody sees how many comments are hidden, and why.
  hidingIsCounted: 'Всички виждат колко коментара са скрити и защо.',
  reasons: {
    // not about this car
    offTopic: 'не е за този автомобил',
    // insult
    insult: 'обида',
    // advertising
    advertising: 'реклама',
    // personal data
    personalData: 'лични данни',
    // not true
    untrue: 'невярно',
  },
  reasonCount: (reason: string, count: number) => (count === 1 ? reason : `${reason} (${language.number(count)})`),
  // ${language.number(count)} hidden by the seller: ${reasons}
  hiddenBySeller: (count: number, reasons: string) => `${counted(count, 'скрит', 'скрити')} от продавача: ${reasons}`,
  // Hidden by the seller: ${reason}
  hiddenFor: (reason: string) => `Скрит от продавача: ${reason}`,
  // Add to the facts
  makeFact: 'Към данните',
  // What is it about?
  factName: 'За какво се отнася?',
  // For example: timing belt
  factNameHint: 'Например: зимни гуми',
  // The fact, in short
  factValue: 'Фактът накратко',
  // Add
  saveFact: 'Добавяне',
  // It stands among the facts of the offer.
  factSaid: 'Добавено е към данните на обявата.',
  // plural(language.plurals, count, { one: '1 new comment', other: `${language.number(count)} new comments` })
  newOnes: (count: number) => counted(count, 'нов коментар', 'нови коментара'),
  // plural(language.plurals, count, { one: '1 new reply', other: `${language.number(count)} new replies` })
  newReplies: (count: number) => counted(count, 'нов отговор', 'нови отговора'),
  // Questions and answers
  questionList: 'Въпроси и отговори',
  // No questions here.
  noQuestions: 'Тук няма въпроси.',
  // No comments yet.
  none: 'Още няма коментари.',
  // Sending
  sending: 'Изпраща се',
  // Not posted.
  notPosted: 'Не е изпратен.',
}
