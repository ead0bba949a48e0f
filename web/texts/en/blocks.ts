/** Blocking and muting people. */
export const blocks = {
  more: (name: string) => `More about ${name}`,
  block: 'Block',
  mute: 'Mute',
  blockTitle: (name: string) => `Block ${name}?`,
  blockHint:
    'You no longer see or reach each other: no messages, comments, offers or follows. Others still see what they wrote. Your old conversation stays readable. They are not told.',
  title: 'People you block or mute',
  hint: 'You and those you block neither see nor reach each other. Of those you mute you get no notices. They are not told.',
  nobody: 'You block and mute nobody.',
  kinds: { block: 'Blocked', mute: 'Muted' },
  undo: { block: 'Unblock', mute: 'Unmute' },
  undoOf: { block: (name: string) => `Unblock ${name}`, mute: (name: string) => `Unmute ${name}` },
  gone: 'You cannot write to this person.',
  youBlock: (name: string) => `You block ${name}.`,
}
