import type { blocks as english } from '../en/blocks.ts'

/** Blocking and muting people. */
export const blocks: typeof english = {
  // More about ${name}
  more: (name: string) => `Още за ${name}`,
  // Block
  block: 'Блокиране',
  // Mute
  mute: 'Заглушаване',
  // Block ${name}?
  blockTitle: (name: string) => `Блокиране на ${name}?`,
  // You no longer see or reach each other: no messages, comments, offers or follows. Others still see what they wrote. Your old conversation stays readable. They are not told.
  blockHint:
    'Двамата вече няма да се виждате и да си пишете: без съобщения, коментари, обяви и следване. Написаното остава видимо за останалите. Старият Ви разговор остава достъпен. Другият не получава известие.',
  // People you block or mute
  title: 'Блокирани и заглушени хора',
  // You and those you block neither see nor reach each other. Of those you mute you get no notices. They are not told.
  hint: 'С хората, които блокирате, не се виждате и не си пишете. За хората, които заглушавате, не получавате известия. Те не научават за това.',
  // You block and mute nobody.
  nobody: 'Няма блокирани и заглушени хора.',
  // { block: 'Blocked', mute: 'Muted' }
  kinds: { block: 'Блокиран профил', mute: 'Заглушен профил' },
  // { block: 'Unblock', mute: 'Unmute' }
  undo: { block: 'Отмяна на блокирането', mute: 'Отмяна на заглушаването' },
  undoOf: {
    // Unblock ${name}
    block: (name: string) => `Отмяна на блокирането на ${name}`,
    // Unmute ${name}
    mute: (name: string) => `Отмяна на заглушаването на ${name}`,
  },
  // You cannot write to this person.
  gone: 'Не можете да пишете на този човек.',
  // You block ${name}.
  youBlock: (name: string) => `Блокирали сте ${name}.`,
}
