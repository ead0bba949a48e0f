import { auditCsv } from '../../contract/audit-csv.ts'
import { editedSponsorSchema } from '../../contract/edited-sponsor.ts'
import { type MessageId } from '../../contract/messages.ts'
import { type AuditEntry } from '../../contract/moderation.ts'
import { siteSchema, type Site } from '../../contract/site.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { listAudit, type Actor } from '../auth/audit-store.ts'
import { readConfig } from '../config/config.ts'
import { type Database } from '../db/database.ts'
import { readWords, runOperatorCommand } from '../moderation/operator-command.ts'
import { changeSite, readSite } from '../site/site-store.ts'
import { addSponsor, changeSponsor, deleteSponsor, listAllSponsors, orderSponsors } from '../sponsors/sponsor-store.ts'

const help = `Edits sponsors, lists and words of the home page, and prints the audit log, also while the product runs.

  npm run site -- sponsors
  npm run site -- add-sponsor --name NAME --link https://... --picture ADDRESS
  npm run site -- show-sponsor ID
  npm run site -- hide-sponsor ID
  npm run site -- delete-sponsor ID
  npm run site -- order-sponsors ID ID ...
  npm run site -- settings
  npm run site -- change --json '{"texts": ..., "lists": ...}'
  npm run site -- audit

A picture is the address of an uploaded photo, as /photos/...-480.webp. "settings" prints what "change" takes; brands and
years count from the next start. "audit" prints the audit log as CSV, newest first.
DATA_DIR or DATABASE_URL name the store, as for "npm start".`

interface Task {
  ids: string[]
  options: { name?: string; link?: string; picture?: string; json?: string }
}

type Action = (db: Database, actor: Actor, task: Task) => Promise<string>

const actions: Record<string, Action> = {
  sponsors: async (db) => {
    const sponsors = await listAllSponsors(db)
    return sponsors
      .map(({ id, name, link, isShown }) => `${id}  ${isShown ? 'on ' : 'off'}  ${name}  ${link}`)
      .join('\n')
  },
  'add-sponsor': async (db, actor, { options: { name, link, picture: img } }) => {
    const id = await addSponsor(db, actor, parsed(editedSponsorSchema, { name, link, img, isShown: true }))
    return `The sponsor has the id ${id}.`
  },
  'show-sponsor': (db, actor, task) => switchSponsor(db, actor, task, true),
  'hide-sponsor': (db, actor, task) => switchSponsor(db, actor, task, false),
  'delete-sponsor': async (db, actor, task) => {
    const { id, name } = await theSponsor(db, task)
    await deleteSponsor(db, actor, id)
    return `${name} is deleted.`
  },
  'order-sponsors': async (db, actor, { ids }) => {
    await orderSponsors(db, actor, ids)
    return 'The order is set.'
  },
  settings: async (db) => JSON.stringify(await readSite(db, listsOfProcess()), null, 2),
  change: async (db, actor, { options: { json } }) => {
    if (json === undefined) throw new Error(`Give the settings: --json '...'`)
    await changeSite(db, actor, listsOfProcess(), parsed(siteSchema, JSON.parse(json)) as Site)
    return 'The settings are stored.'
  },
  audit: async (db) => auditCsv(await wholeAudit(db)),
}

/** The command \`npm run site\`. */
export async function runSite(args: string[]): Promise<void> {
  await runOperatorCommand(async (open, actor) => {
    const { values, words } = readWords(args, {
      name: { type: 'string' },
      link: { type: 'string' },
      picture: { type: 'string' },
      json: { type: 'string' },
      help: { type: 'boolean' },
    })
    if (values.help) return help
    const [verb = '', ...ids] = words
    const action = Object.hasOwn(actions, verb) ? actions[verb] : undefined
    if (!action) throw new Error(`Name what to do.\n\n${help}`)
    return action(await open(), actor, { ids, options: values })
  })
}

async function switchSponsor(db: Database, actor: Actor, task: Task, isShown: boolean): Promise<string> {
  const sponsor = await theSponsor(db, task)
  await changeSponsor(db, actor, { ...sponsor, isShown })
  return `${sponsor.name} is ${isShown ? 'on' : 'off'}.`
}

async function theSponsor(db: Database, { ids: [id = ''] }: Task) {
  const sponsor = (await listAllSponsors(db)).find((one) => one.id === id)
  if (!sponsor) throw new Error(`There is no sponsor ${id}.`)
  return sponsor
}

function listsOfProcess() {
  return readConfig(process.env).lists
}

async function wholeAudit(db: Database): Promise<AuditEntry[]> {
  const entries: AuditEntry[] = []
  for (let before: string | undefined; ;) {
    const page = await listAudit(db, { before, limit: 200 })
    entries.push(...page.entries)
    if (page.next === null) return entries
    before = page.next
  }
}

interface Schema<Value> {
  safeParse(
    value: unknown,
  ): { success: true; data: Value } | { success: false; error: { issues: { path: PropertyKey[]; message: string }[] } }
}

function parsed<Value>(schema: Schema<Value>, value: unknown): Value {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const sentence = messages[issue?.message as MessageId] ?? 'It is not valid.'
  throw new Error(`${issue?.path.join('.')}: ${sentence}`)
}
