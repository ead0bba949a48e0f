import { lengths } from '../../contract/limits.ts'
import { type Caller } from '../auth/identify.ts'
import { isKey } from '../db/push-id.ts'
import { type Services } from '../services.ts'
import { ReadyAnswers, type ReadyAnswer } from '../wire/ready-answer.ts'
import { foldedBeginning, listPeople, type PeoplePage, type PeopleQuestion } from './user-store.ts'

/** Somebody who is none of the people: no id is empty. */
const anybody = { userId: '' }
/** Questions are as many as somebody likes to ask; a page has a hundred people at most. */
const pagesAtMost = 500

/** Pages of people, each made once for all who ask for it, until a person changes. */
export class KeptPeople {
  readonly #db: Services['db']
  readonly #pages: ReadyAnswers<PeoplePage>

  constructor({ db, hub }: Pick<Services, 'db' | 'hub'>) {
    this.#db = db
    this.#pages = new ReadyAnswers(hub.changes, 'people', { entries: pagesAtMost })
  }

  /** A page as one person sees it. */
  async page(me: Caller, question: PeopleQuestion): Promise<PeoplePage | ReadyAnswer> {
    if (!isWorthKeeping(question)) return listPeople(this.#db, me, question)
    const shared = await this.#pages.take(textOf(question), () => listPeople(this.#db, anybody, question))
    // Who hides their e-mail from all others sees it themselves.
    const hidesOwn = shared.json.value.people.some(({ id, email }) => id === me.userId && email === null)
    return hidesOwn ? listPeople(this.#db, me, question) : shared
  }
}

/** May others ask the same? Nobody's name is longer, and what is sent may be of any length. */
function isWorthKeeping({ beginning = '', after }: PeopleQuestion): boolean {
  return beginning.length <= lengths.username.max && (after === undefined || isKey(after))
}

/** The same for questions that have the same answer, and for no others. */
function textOf({ beginning, after, limit }: PeopleQuestion): string {
  return JSON.stringify([limit, beginning === undefined ? null : foldedBeginning(beginning), after ?? null])
}
