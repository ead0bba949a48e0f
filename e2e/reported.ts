import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { type Browser } from '@playwright/test'
import { arrive, offerCar, type Person } from './people.ts'
import { type Product } from './product.ts'

/** Makes somebody a moderator or operator. */
export async function giveRole(product: Product, email: string, role: 'moderator' | 'operator'): Promise<void> {
  const env = { ...process.env, ...product.store }
  await promisify(execFile)(process.execPath, ['server/moderation/role.ts', email, role], { env })
}

/** What `reportBoth` has people write. */
export const reported = {
  text: 'The same photos are in another offer.',
  model: 'Hidden',
  facts: 'Photo 1 is of another car.',
}

/** A report that somebody made and a decision about an offer of theirs; answers the addresses of both. */
export async function reportBoth(browser: Browser, product: Product, person: Person): Promise<string[]> {
  const moderator = await arrive(browser, product, 'moderator')
  await giveRole(product, moderator.email, 'moderator')
  const send = (by: Person, method: 'post' | 'put', path: string, data: object) =>
    by.context.request[method](`/api/${path}?auth=${by.token}`, { data })
  const said = { reason: 'stolenPhotos', text: reported.text }
  const answer = await send(person, 'post', 'reports', { ...said, kind: 'profile', targetId: moderator.id })
  const { id: reportId } = (await answer.json()) as { id: string }
  const targetId = await offerCar(person, { model: reported.model })
  await send(moderator, 'post', 'reports', { ...said, kind: 'offer', targetId })
  const open = await moderator.context.request.get(`/api/moderation/cases?auth=${moderator.token}`)
  const { cases } = (await open.json()) as { cases: { id: string; version: number; person?: { id: string } }[] }
  const found = cases.find((one) => one.person?.id === person.id)
  if (!found) throw new Error('There is no such case.')
  const { id, version } = found
  const decision = { decision: 'hide', ground: 'stolenPhotos', facts: reported.facts, version }
  await send(moderator, 'put', `moderation/cases/${id}/decision`, decision)
  return [`/reports/${reportId}`, `/decisions/${id}`]
}
