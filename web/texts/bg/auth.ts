import { titles } from '../../../contract/texts/bg/titles.ts'
import type { auth as english } from '../en/auth.ts'

export const auth: typeof english = {
  // Login
  login: 'Вход',
  // Register
  register: 'Регистрация',
  // Username
  username: 'Потребителско име',
  // Email
  email: 'Имейл',
  // Gender
  gender: 'Пол',
  // Telephone number
  telephone: 'Телефон',
  // Password
  password: 'Парола',
  // Re-password
  rePassword: 'Парола отново',
  // At least ${min} characters: letters, digits, space, dot, underscore and hyphen.
  usernameHint: (min: number) => `Поне ${min} знака: букви, цифри, интервал, точка, долна черта и дефис.`,
  // An address at ${first} or ${second}, with at least ${min} characters before the @.
  emailHint: ([first, second]: readonly [string, string], min: number) =>
    `Адрес в ${first} или ${second}, с поне ${min} знака преди @.`,
  // At least ${min} characters, such as 0888 123 456.
  telephoneHint: (min: number) => `Поне ${min} знака, например 0888 123 456.`,
  // At least ${min} characters.
  passwordHint: (min: number) => `Поне ${min} знака.`,
  // The car that you came for
  carAhead: 'Автомобилът, за който сте тук',
  // With an account you see the seller, and can ask and comment.
  whyForCar: 'С акаунт виждате продавача и можете да питате и да коментирате.',
  // See this car without an account
  withoutAccount: 'Към автомобила без акаунт',
  // Log in or register to keep this search. It is saved right after.
  toSaveSearch: 'Влезте или се регистрирайте, за да запазите това търсене. Ще се запази веднага след това.',
  // A recovery code helps when you forget your password.
  adviseCode: 'Ако забравите паролата си, ще Ви помогне код за възстановяване.',
  // New here?
  newHere: 'Нямате акаунт?',
  // Reasons and appeal
  reasons: 'Причини и възражение',
  // With an account you accept the
  acceptRules: 'С акаунта приемате',
  // rules, and what is stored of you
  rules: 'правилата и това, което се пази за Вас',
  // Already registered?
  alreadyRegistered: 'Вече имате акаунт?',
  // Please log in again.
  logInAgain: 'Моля, влезте отново.',
  undone: {
    // Your offer was not published. It waits in the form of a new offer, with its photos.
    offer: 'Обявата Ви не е публикувана. Ще я намерите във формуляра за нова обява заедно със снимките.',
    // Your changes to the offer were not saved. They wait in its form.
    edit: 'Промените в обявата не са запазени. Ще ги намерите във формуляра ѝ.',
    // A photo was not sent. It waits in the form.
    photo: 'Една снимка не е изпратена. Ще я намерите във формуляра.',
    // Your comment was not sent. It waits at its car, and is sent there once you are logged in.
    comment: 'Коментарът Ви не е изпратен. Остава при автомобила и ще се изпрати, щом влезете.',
    // Your message was not sent. It waits in the conversation, and is sent once you are logged in.
    message: 'Съобщението Ви не е изпратено. Остава в разговора и ще се изпрати, щом влезете.',
    // Your saved cars were not changed. A note that you typed waits at its car.
    savedCar: 'Запазените Ви автомобили не са променени. Ако сте писали бележка, ще я намерите при автомобила.',
    // Your saved search was not changed. A name that you typed waits there.
    search: 'Запазеното Ви търсене не е променено. Ако сте въвели ново име, ще го намерите там.',
    // Your settings were not saved. What you chose waits there.
    settings: 'Настройките Ви не са запазени. Ще намерите избора си там.',
    // What you filled in was not sent. It waits in its form.
    form: 'Попълненото не е изпратено. Ще го намерите във формуляра.',
    // Your last change was not saved. Please make it again once you are logged in.
    other: 'Последната Ви промяна не е запазена. Моля, направете я отново, след като влезете.',
  },
  // What you typed waits in this browser until you log in again.
  typedWaits: 'Написаното остава в този браузър, докато влезете отново.',
  // Go on as ${username}
  goOnAs: (username) => `Продължаване като ${username}`,
  // You are still logged in, but this browser has lost what Volan stored in it. What you had written and not sent is gone.
  storageLost:
    'Още сте в профила си, но браузърът е загубил това, което Volan съхраняваше в него. Написаното, което не е изпратено, е изгубено.',
  // Forgot your password?
  forgotten: 'Забравена парола?',
  newPasswordTitle: titles.recover,
  // New password
  newPassword: 'Нова парола',
  // Recovery code
  recoveryCode: 'Код за възстановяване',
  // 25 letters and digits, as printed. Spaces and hyphens do not matter.
  recoveryCodeHint: '25 букви и цифри, както са отпечатани. Интервалите и дефисите нямат значение.',
  // No code? Write to
  noCode: 'Нямате код? Пишете на',
  // Set new password
  setPassword: 'Смяна на паролата',
  // Your password is changed. Log in with it.
  passwordIsSet: 'Паролата Ви е сменена. Влезте с новата.',
  // Send me a link
  sendLink: 'Изпращане на линк',
  // If there is an account with this email, a link is on its way. It works for 30 minutes.
  linkSent: 'Ако има акаунт с този имейл, линкът вече е на път. Валиден е 30 минути.',
  // Use my recovery code
  byCode: 'С код за възстановяване',
  // Have a link sent by mail
  byMail: 'С линк по имейл',
  // Back to login
  backToLogin: 'Обратно към входа',
}
