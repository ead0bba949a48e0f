import type { consoleFrame as english } from '../en/console-frame.ts'

import { counted } from './counted.ts'

/** The frame of the console. */
export const consoleFrame: typeof english = {
  // Parts of the console
  tabs: 'Части на управлението',
  // { moderator: 'You are a moderator.', operator: 'You are an operator.' }
  as: { moderator: 'Вие сте модератор.', operator: 'Вие сте оператор.' },
  // counted(count, 'appeal waits', 'appeals wait')
  appealsWait: (count: number) => counted(count, 'чакащо възражение', 'чакащи възражения'),
  // counted(count, 'message waits', 'messages wait')
  messagesWait: (count: number) => counted(count, 'чакащо съобщение', 'чакащи съобщения'),
  parts: {
    // Queue
    cases: 'Случаи',
    // Appeals
    appeals: 'Възражения',
    // Radar
    radar: 'Радар',
    // People and offers
    find: 'Хора и обяви',
    // Answers
    answers: 'Отговори',
    // Sponsors
    sponsors: 'Спонсори',
    // Lists and texts
    site: 'Списъци и текстове',
    // Counts
    counts: 'Статистика',
    // Audit log
    audit: 'Журнал',
    // Health
    health: 'Състояние',
  },
}
