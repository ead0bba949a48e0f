import type { rules as english, Retention } from '../en/rules.ts'

/** The page with the rules, who runs the site, and what is stored of people. */
export const rules: typeof english = {
  // Rules and your data
  title: 'Правила и Вашите данни',
  // What may be offered and said on Volan, who decides, and what is stored of you, for what and how long.
  description:
    'Какво може да се предлага и казва във Volan, кой решава и какво се пази за Вас – за какво и колко дълго.',
  // What applies here, who runs this site, and what is stored of you.
  lead: 'Какви са правилата, кой поддържа сайта и какво се пази за Вас.',
  who: {
    // Who runs this site
    title: 'Кой поддържа сайта',
    // The operator has not told name and address yet.
    noOperator: 'Операторът още не е посочил име и адрес.',
    // Write to ${address}, in Bulgarian or English. People, authorities and trusted flaggers reach us there.
    contact: (address: string) =>
      `Пишете на ${address} на български или английски. На този адрес са и точките за контакт за хора, органи и доверени податели на сигнали.`,
    // There is no address to write to yet. Reports reach the moderators.
    noContact: 'Още няма адрес за писма. Сигналите стигат до модераторите.',
  },
  take: {
    // Who may take part
    title: 'Кой може да участва',
    lines: [
      // Anybody may look around. An account is for people of 18 or more, because a sale is a contract.
      'Всеки може да разглежда. Акаунт може да има всеки, навършил 18 години, защото продажбата е договор.',
      // Volan takes no payments and is no part of a sale: you deal with the other person, and answer for what you say.
      'Volan не приема плащания и не е страна по сделката: договаряте се с другия човек и отговаряте за думите си.',
      // No advertisement is chosen by what you do here; the partners on the home page are the same for all.
      'Никоя реклама не се подбира според това, което правите тук; партньорите на началната страница са едни и същи за всички.',
    ],
  },
  content: {
    // What may be offered and said
    title: 'Какво може да се предлага и казва',
    // A decision of a moderator names what it is based on:
    named: 'Всяко решение на модератор посочва основанието си:',
  },
  reports: {
    // Reports, decisions, appeals
    title: 'Сигнали, решения, възражения',
    lines: [
      // Report an offer, a photo, a comment, a message or a person where you see it. What you believe to be illegal you can also report without an account, on the public page of an offer.
      'Подавайте сигнал за обява, снимка, коментар, съобщение или човек там, където ги виждате. За незаконно съдържание можете да подадете сигнал и без акаунт, от публичната страница на обявата.',
      // You get a number at once, and a page that says what became of it.
      'Веднага получавате номер и страница, която показва какво е станало.',
      // A program marks prices, photos and words that are frequent in fraud, says why, and holds a message of a new account that has a link. Hiding, removing, limiting and suspending is decided by people.
      'Програма отбелязва цени, снимки и думи, които се срещат често при измами, казва защо и задържа съобщение с връзка от нов акаунт. Скриването, премахването, ограничаването и спирането се решават от хора.',
      // Whoever is concerned reads what was decided, for how long, why, and by which rule. They and who reported may contest it once, within six months and free of charge; another moderator answers where there is one. You can also go to an out-of-court body or a court.
      'Засегнатият вижда какво е решено, за колко време, защо и по кое правило. Той и подателят на сигнала могат да възразят веднъж, до шест месеца и безплатно; отговаря друг модератор, ако има такъв. Можете да се обърнете и към орган за извънсъдебно решаване на спорове или към съд.',
      // Who reports without ground again and again can be kept from reporting for a time. What threatens somebody’s life is passed on to the police.
      'Който многократно подава неоснователни сигнали, може за време да не подава такива. За заплаха за нечий живот се съобщава на полицията.',
    ],
  },
  order: {
    // In which order offers stand
    title: 'В какъв ред са обявите',
    lines: [
      // Newest first, until you choose another order: by price, year, mileage, distance, or price against our estimate.
      'Първо най-новите, докато не изберете друго: по цена, година, пробег, разстояние или цена спрямо нашата оценка.',
      // Nobody can pay for a place.
      'Никой не може да плати за място.',
    ],
  },
  sellers: {
    // Private people and traders
    title: 'Частни лица и търговци',
    lines: [
      // Each seller says whether they sell as a private person or as a trader. The rights of consumers, such as the legal guarantee and the 14 days to withdraw, apply to traders only.
      'Всеки продавач посочва дали продава като частно лице, или като търговец. Правата на потребителите, като законовата гаранция и 14-те дни за отказ, важат само при търговци.',
      // Traders give name, EIK and address, which stand at their offers, and answer for them.
      'Търговците посочват име, ЕИК и адрес, които се виждат при обявите им, и отговарят за тях.',
    ],
  },
  data: {
    // Your data
    title: 'Вашите данни',
    // The operator named above is responsible. Nothing is sold or passed on. Data leave this site only to people to whom you show them, and in letters and notifications to you.
    intro:
      'Администратор на данните е посоченият по-горе оператор. Нищо не се продава и не се предоставя на други. Данните напускат сайта само към хората, на които ги показвате, и в писма и известия до Вас.',
    // What for
    why: 'За какво',
    // How long
    howLong: 'Колко дълго',
    // [ [ 'Username, email, telephone number, gender, and what your password is checked by', 'Your account, and how others reach you; you choose who sees email and telephone number (contract, GDPR 6(1)(b))', `Until you leave: ${of.leaveDays} days after you ask for it the account is deleted`, ], [ 'Offers, photos, comments, messages', 'To be shown to those for whom they are; where and with what a photo was taken is cut out (contract)', 'Until you delete them, or leave; who got a message keeps it', ], [ 'Saved cars and searches, cars seen lately, whom you follow, block or mute, settings', 'Your own lists (contract)', `Until you delete them, or leave; of cars seen the last ${of.seenCars}`, ], [ 'Devices on which you are logged in: browser, system, times', 'That you stay logged in, see it and can end it (contract)', `${of.idleDays} days without use, ${of.sessionDays} days at most`, ], ['Notifications', 'To tell you what happened (contract)', `${of.noticeDays} days`], ['Accepted amounts', 'The deal between the two of you (contract)', `${of.amountDays} days after the handover`], [ 'Of deleted offers: VIN, first day, marks by which photos are recognised', 'That an old offer does not pass for a new one, and photos of others are noticed (legitimate interest, 6(1)(f))', `${of.formerDays} days`, ], [ 'Reports, decisions, appeals, and what they were about', 'Duties of the Digital Services Act (6(1)(c))', `${of.caseYears} years after the decision`, ], [ 'What moderators did, and which conversations they read', 'That it can be checked (6(1)(c))', 'As long as the site exists', ], [ 'Network addresses', 'Limits against floods and guessed passwords (6(1)(f)); the log does not hold them', 'A day at most', ], ]
    rows: (of: Retention) => [
      [
        'Потребителско име, имейл, телефон, пол и това, по което се проверява паролата Ви',
        'Акаунтът Ви и връзката на другите с Вас; Вие избирате кой вижда имейла и телефона (договор по чл. 6 от Общия регламент за защита на данните)',
        `Докато не напуснете: акаунтът се изтрива ${of.leaveDays} дни след искането Ви`,
      ],
      [
        'Обяви, снимки, коментари, съобщения',
        'За да ги виждат тези, за които са; мястото и устройството на снимане се премахват от снимките (договор)',
        'Докато не ги изтриете или не напуснете; получените съобщения остават при получателя',
      ],
      [
        'Запазени автомобили и търсения, последно разгледани, следвани, блокирани и заглушени хора, настройки',
        'Собствените Ви списъци (договор)',
        `Докато не ги изтриете или не напуснете; от разгледаните – последните ${of.seenCars}`,
      ],
      [
        'Устройства, на които сте влезли: браузър, система, време',
        'За да останете влезли, да го виждате и да можете да го прекратите (договор)',
        `${of.idleDays} дни без ползване, най-много ${of.sessionDays} дни`,
      ],
      ['Известия', 'За да научите какво се е случило (договор)', `${of.noticeDays} дни`],
      ['Приети суми', 'Уговорката между двама ви (договор)', `${of.amountDays} дни след предаването`],
      [
        'От изтрити обяви: VIN, първи ден, белези за разпознаване на снимки',
        'За да не минава стара обява за нова и да се забелязват чужди снимки (легитимен интерес)',
        `${of.formerDays} дни`,
      ],
      [
        'Сигнали, решения, възражения и това, за което са',
        'Задължения по Акта за цифровите услуги (задължение по закон)',
        `${of.caseYears} години след решението`,
      ],
      [
        'Какво са правили модераторите и кои разговори са чели',
        'За да може да се провери (задължение по закон)',
        'Докато съществува сайтът',
      ],
      [
        'Мрежови адреси',
        'Ограничения срещу наводняване и налучкване на пароли (легитимен интерес); в дневника ги няма',
        'Най-много един ден',
      ],
    ],
    rights: [
      // In your settings you see and correct what is stored, take it along as an archive within minutes, and leave.
      'В настройките виждате и поправяте данните си, вземате ги като архив за минути и напускате.',
      // You may object, and complain to us or to the Commission for Personal Data Protection.
      'Можете да възразите и да подадете жалба до нас или до Комисията за защита на личните данни.',
      // Backups hold what was deleted until newer ones replace them.
      'Изтритото остава в резервните копия, докато не ги сменят по-нови.',
    ],
    // Commission for Personal Data Protection
    supervision: 'Комисия за защита на личните данни',
  },
  browser: {
    // What your browser stores
    title: 'Какво пази браузърът Ви',
    lines: [
      // Only what is needed: your login, language and theme, what you typed and did not send, and as a visitor your saved cars. Nobody follows you around, so there is nothing to agree to.
      'Само необходимото: входът, езикът и темата, написаното и неизпратено, а без вход и запазените автомобили. Никой не Ви проследява, затова няма с какво да се съгласявате.',
    ],
  },
  access: {
    // Accessibility
    title: 'Достъпност',
    lines: [
      // Volan is made to meet WCAG 2.2, level AA: with keyboard, screen reader, high contrast and reduced motion. Two programs judge the screens at each change.
      'Volan е направен по WCAG 2.2, ниво AA: с клавиатура, екранен четец, висок контраст и намалено движение. Две програми проверяват екраните при всяка промяна.',
      // Known gap: photos of sellers are described only by the name of the car and their number.
      'Известен пропуск: снимките на продавачите са описани само с името на автомобила и номера си.',
      // If something keeps you out, write to the address above.
      'Ако нещо Ви пречи, пишете на адреса по-горе.',
    ],
  },
  // Written in November 2026.
  checked: 'Написано през ноември 2026 г.',
}
