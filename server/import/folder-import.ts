import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import * as z from 'zod/mini'
import { newCarFields } from '../../contract/car.ts'
import { genders } from '../../contract/choices.ts'
import { newCommentSchema, type Comment } from '../../contract/comment.ts'
import { newMessageFields, type Message } from '../../contract/message.ts'
import { type MessageId } from '../../contract/messages.ts'
import { radarRules } from '../../contract/radar.ts'
import { priceOfferSteps, viewingSteps } from '../../contract/step.ts'
import { messages } from '../../contract/texts/en/messages.ts'
import { beginConversations } from '../chat/kept-conversations-store.ts'
import { indexMessages } from '../db/message-index.ts'
import { userSchemaFields } from '../../contract/user.ts'
import { type Database, type Writing } from '../db/database.ts'
import { write } from '../db/write.ts'
import { isEmptyStore } from '../db/empty-store.ts'
import { type PhotoTable } from '../db/car-tables.ts'
import { type AuditTable } from '../db/tables.ts'
import { isPictureName } from '../photos/picture-files.ts'
import { beginProfileFacts } from '../users/profile-facts-store.ts'
import { FolderStorage } from '../storage/folder-storage.ts'
import { type Storage } from '../storage/storage.ts'
import { wholeTables } from '../export/whole-tables.ts'
import {
  beginHistories,
  recount,
  renameMetFacts,
  restoreAudit,
  restoreCar,
  restoreCarDetails,
  restoreComment,
  restoreCommentDetails,
  restoreCredential,
  restoreFollow,
  restoreFollowTime,
  restoreMessage,
  restorePersonDetails,
  restorePhoto,
  restoreRow,
  restoreUser,
  type CarDetails,
  type CommentDetails,
  type PersonDetails,
} from './folder-import-store.ts'
import { restoreSponsor, restoreSponsorDetails, type SponsorDetails } from './restored-sponsor-store.ts'
import { nestedEntries } from './nested-entries.ts'

/** A user of an export; only the form of the address is checked, as the mail provider may have been another one. */
const userSchema = z.object({
  ...userSchemaFields,
  email: z.string().check(z.regex(/^[^@\s]+@[^@\s]+$/u)),
  gender: z.enum(genders),
  following: z.optional(z.record(z.string(), z.literal(true))),
})

const commentSchema = z.extend(newCommentSchema, { senderId: z.string() })

/** A comment whose writer deleted it while replies remained. */
const deletedCommentSchema = z.object({ comments: z.literal(''), isDeleted: z.literal(true), senderId: z.string() })

const carSchema = z.object({
  ...newCarFields,
  owner_id: z.string(),
  comments: z.optional(z.record(z.string(), z.union([deletedCommentSchema, commentSchema]))),
})

const stepSchema = z.union([
  z.object({ kind: z.literal('priceOffer'), id: z.string(), what: z.enum(priceOfferSteps), amount: z.number() }),
  z.object({ kind: z.literal('viewing'), id: z.string(), what: z.enum(viewingSteps), at: z.number() }),
])

const messageSchema = z.object({
  ...newMessageFields,
  photos: z.optional(z.array(z.object({ address: z.string() }))),
  senderId: z.string(),
  timestamp: z.number(),
  aboutName: z.optional(z.string()),
  editedAt: z.optional(z.number()),
  deletedAt: z.optional(z.number()),
  step: z.optional(stepSchema),
  warnings: z.optional(z.array(z.enum(radarRules))),
})
const deletedMessageSchema = z.extend(messageSchema, { content: z.literal('') })

const sponsorSchema = z.object({ name: z.string(), img: z.string(), link: z.string().check(z.regex(/^https:\/\//)) })

/**
 * Restores an exported folder into an empty store, in one transaction. Every entry is checked by the rules of the
 * forms. `details.json` and `accounts.json` may be missing; times are then those of the import.
 * @throws Error with a sentence when the store is not empty or an entry is not valid
 */
export async function importFolder(db: Database, folder: string, storage: Storage): Promise<void> {
  if (!(await isEmptyStore(db)))
    throw new Error('The store is not empty. A folder is imported into an empty store only.')
  const files = new ExportedFiles(folder)
  await takePhotos(folder, storage)
  await write(db, async (tx) => {
    const now = Date.now()
    await restorePeople(tx, files, now)
    await restoreContent(tx, files, now)
    await restoreDetails(tx, files)
    await beginHistories(tx)
    await renameMetFacts(tx)
    await beginConversations(tx)
    await beginProfileFacts(tx)
    await indexMessages(tx)
    await recount(tx)
  })
}

/** Copies the photos of an export, which have the names of the storage; other files are ignored. */
async function takePhotos(folder: string, storage: Storage): Promise<void> {
  for await (const { name } of new FolderStorage(folder).list('photos')) {
    if (isPictureName(name)) await storage.put(name, await readFile(join(folder, name)))
  }
}

class ExportedFiles {
  readonly #folder: string

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Passes the entries of a file to the readers of their sections, with their place for error sentences. */
  async read(
    name: 'store.json' | 'details.json' | 'accounts.json',
    readers: Record<string, (key: string, value: unknown) => Promise<void>>,
  ): Promise<void> {
    const file = join(this.#folder, name)
    if (name !== 'store.json' && !(await isThere(file))) return
    for await (const [section, key, value] of nestedEntries(file)) {
      try {
        await readers[section]?.(key, value)
      } catch (error) {
        throw new Error(`${name}, ${section}/${key}: ${sentenceOf(error)}`, { cause: error })
      }
    }
  }
}

function parsedMessage(value: unknown): Message {
  const isDeleted = (value as Partial<Message> | null)?.deletedAt !== undefined
  return (isDeleted ? deletedMessageSchema : messageSchema).parse(value) as Message
}

async function restorePeople(tx: Writing, files: ExportedFiles, now: number): Promise<void> {
  await files.read('store.json', {
    users: async (id, value) => restoreUser(tx, id, userSchema.parse(value), now),
  })
  await files.read('details.json', {
    photos: async (id, value) => restorePhoto(tx, { ...(value as Omit<PhotoTable, 'id'>), id }),
  })
  await files.read('accounts.json', {
    passwordHashes: async (id, value) => restoreCredential(tx, id, String(value), now),
  })
}

async function restoreContent(tx: Writing, files: ExportedFiles, now: number): Promise<void> {
  await files.read('store.json', {
    users: async (followerId, value) => {
      const { following = {} } = userSchema.parse(value)
      for (const followedId of Object.keys(following))
        await restoreFollow(tx, { followerId, followedId, createdAt: now })
    },
    cars: async (id, value) => {
      const { owner_id: ownerId, comments = {}, ...car } = carSchema.parse(value)
      await restoreCar(tx, { id, ownerId, car, now })
      for (const [commentId, comment] of Object.entries(comments)) {
        await restoreComment(tx, { id: commentId, carId: id, comment: comment as Comment, now })
      }
    },
    messages: async (id, value) => restoreMessage(tx, id, parsedMessage(value)),
    sponsors: async (id, value) => restoreSponsor(tx, id, sponsorSchema.parse(value)),
  })
}

async function restoreDetails(tx: Writing, files: ExportedFiles): Promise<void> {
  await files.read('details.json', {
    users: async (id, value) => restorePersonDetails(tx, id, value as PersonDetails),
    comments: async (id, value) => restoreCommentDetails(tx, id, value as CommentDetails),
    cars: async (id, value) => restoreCarDetails(tx, id, value as CarDetails),
    sponsors: async (id, value) => restoreSponsorDetails(tx, id, value as SponsorDetails),
    auditLog: async (id, value) => restoreAudit(tx, { ...(value as Omit<AuditTable, 'id'>), id }),
    follows: async (followerId, value) => {
      for (const [followedId, createdAt] of Object.entries(value as Record<string, number>)) {
        await restoreFollowTime(tx, { followerId, followedId, createdAt })
      }
    },
    ...Object.fromEntries(
      wholeTables.map((table) => [
        table,
        async (_key: string, value: unknown) => restoreRow(tx, table, value as Parameters<typeof restoreRow>[2]),
      ]),
    ),
  })
}

function sentenceOf(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues
    return `${issue?.path.join('.')}: ${messages[issue?.message as MessageId] ?? issue?.message}`
  }
  return error instanceof Error ? error.message : String(error)
}

async function isThere(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  )
}
