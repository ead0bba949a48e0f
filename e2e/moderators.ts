import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, type Browser } from '@playwright/test'
import { type Role } from '../contract/moderation.ts'
import { type NewReport } from '../contract/report.ts'
import { arrive, type Person } from './people.ts'
import { type Product } from './product.ts'

const exec = promisify(execFile)

/** Opens a browser in which a new person with a role is logged in. */
export async function arriveAs(browser: Browser, product: Product, name: string, role: Role): Promise<Person> {
  const person = await arrive(browser, product, name)
  const args = ['server/moderation/role.ts', person.email, role]
  await exec(process.execPath, args, { env: { ...process.env, ...product.store } })
  return person
}

/** What people say whose report is not about its text. */
export const reportText = 'Wants a deposit.'

/** Reports something by call, an offer as a fraud unless said otherwise. */
export async function report(person: Person, different: Partial<NewReport> & { targetId: string }): Promise<void> {
  const data = { kind: 'offer', reason: 'fraud', text: reportText, ...different }
  const answer = await person.context.request.post(`/api/reports?auth=${person.token}`, { data })
  expect(answer.ok(), await answer.text()).toBe(true)
}
