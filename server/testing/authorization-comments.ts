import { type Address } from './authorization-address.ts'

/** Comments on Alice's `{car}`; Carol wrote `{comment}`. */
export const commentAddresses: Address[] = [
  {
    at: 'cars/{car}/comments.json',
    GET: ['listComments', 'people'],
    STREAM: ['listComments', 'people'],
    // Nobody is notified of what they do themselves.
    POST: [
      'createComment',
      'people',
      { comments: 'Is it still there?' },
      (who) => (who === 'owner' ? ['comments'] : ['comments', 'notices']),
    ],
  },
  { at: 'cars/{car}/discussion.json', GET: ['getDiscussion', 'people'] },
  { at: 'cars/{car}/questions.json', GET: ['listQuestions', 'people'] },
  { at: 'cars/{car}/said.json', GET: ['listSaidFacts', 'open'] },
  { at: 'cars/{car}/said/-NoSuchFact.json', DELETE: ['takeBackFact', 'own'] },
  // The comment is Carol's, so that its address takes no fact; `said-facts.test.ts` has the neighbours' rows.
  { at: 'cars/{car}/comments/{comment}/fact.json', PUT: ['sayFact', 'never', { name: 'Belt', value: '2024' }] },
  { at: 'open-questions.json', GET: ['countOpenQuestions', 'people'] },
  {
    at: 'cars/{car}/comments/{comment}.json',
    GET: ['getComment', 'people'],
    PUT: ['editComment', 'friends', { comments: 'Corrected.' }, ['comments']],
    DELETE: ['deleteComment', 'friends', undefined, ['comments']],
  },
  {
    at: 'cars/{car}/comments/{comment}/pinned.json',
    PUT: ['pinComment', 'own', { isPinned: true }, ['comments']],
  },
  {
    at: 'cars/{car}/comments/{comment}/hidden.json',
    PUT: ['hideComment', 'own', { isHidden: true, reason: 'offTopic' }, ['comments']],
  },
]
