import { type ConsolePart } from '../../../contract/console.ts'

import { counted } from './counted.ts'

/** The frame of the console. */
export const consoleFrame = {
  tabs: 'Parts of the console',
  as: { moderator: 'You are a moderator.', operator: 'You are an operator.' },
  appealsWait: (count: number) => counted(count, 'appeal waits', 'appeals wait'),
  messagesWait: (count: number) => counted(count, 'message waits', 'messages wait'),
  parts: {
    cases: 'Queue',
    appeals: 'Appeals',
    radar: 'Radar',
    find: 'People and offers',
    answers: 'Answers',
    sponsors: 'Sponsors',
    site: 'Lists and texts',
    counts: 'Counts',
    audit: 'Audit log',
    health: 'Health',
  } satisfies Record<ConsolePart, string>,
}
