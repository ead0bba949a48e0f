/** Sentences of broken rules of reports and appeals, which only their forms load. */
export const reportMessages = {
  reportTextRequired: 'Say what is wrong.',
  reportTextLong: 'It may have at most 1000 characters.',
  reportTextCharacters: 'It may hold no control characters.',
  reportWhyRequired: 'Say why it is illegal.',
  reportNameRequired: 'Write your name.',
  reportEmailInvalid: 'Write your e-mail.',
  goodFaithRequired: 'State that you say this in good faith.',
  appealRequired: 'Say why you see it otherwise.',
  appealLong: 'It may have at most 2000 characters.',
}
