import { type Address } from './authorization-address.ts'

const answer = { title: 'Photos', text: 'Please use your own photos.' }
const sponsor = { name: 'Rila', link: 'https://rila.example', img: '/pictures/sponsors/rila.svg', isShown: true }
const site = { texts: { en: { headline: 'Cars!' }, bg: {} }, lists: { makes: [], lastYear: 2023 } }

/** The rows of the console at /admin. */
export const consoleAddresses: Address[] = [
  { at: 'console.json', GET: ['getConsole', 'moderators'] },
  { at: 'console/found.json', GET: ['findInConsole', 'moderators'] },
  { at: 'console/people/{alice}.json', GET: ['getPersonFile', 'moderators'] },
  { at: 'console/offers/{car}.json', GET: ['getOfferFile', 'moderators'] },
  {
    at: 'console/answers.json',
    GET: ['listAnswers', 'moderators'],
    POST: ['addAnswer', 'moderators', answer, ['auditLog', 'savedAnswers']],
  },
  {
    at: 'console/answers/{answer}.json',
    PUT: ['changeAnswer', 'moderators', answer, ['auditLog', 'savedAnswers']],
    DELETE: ['deleteAnswer', 'moderators', undefined, ['auditLog', 'savedAnswers']],
  },
  {
    at: 'console/sponsors.json',
    GET: ['listAllSponsors', 'operators'],
    POST: ['addSponsor', 'operators', sponsor, ['auditLog', 'sponsors']],
    PUT: ['orderSponsors', 'operators', { ids: ['{sponsor}'] }, ['auditLog']],
  },
  {
    at: 'console/sponsors/{sponsor}.json',
    PUT: ['changeSponsor', 'operators', sponsor, ['auditLog', 'sponsors']],
    DELETE: ['deleteSponsor', 'operators', undefined, ['auditLog', 'sponsors']],
  },
  {
    at: 'console/site.json',
    GET: ['getSite', 'operators'],
    PUT: ['setSite', 'operators', site, ['auditLog', 'siteSettings']],
  },
  { at: 'console/health.json', GET: ['getHealth', 'operators'] },
  { at: 'console/counts.json', GET: ['getCountsByDay', 'operators'] },
  { at: 'console/transparency.json', GET: ['getTransparency', 'operators'] },
]
