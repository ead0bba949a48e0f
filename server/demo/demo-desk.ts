import { severities, type CaseContent } from '../../contract/case.ts'
import { type Outcome, type ReportReason } from '../../contract/decision.ts'
import { type NewReport } from '../../contract/report.ts'
import { pairOf } from '../chat/pair.ts'
import { type NewCommentRow } from '../db/comment-tables.ts'
import { type MessageTable } from '../db/message-tables.ts'
import { type HeldMessageTable, type TalkSignsTable } from '../db/radar-tables.ts'
import { type AppealTable, type CaseTable, type ReportTable } from '../db/report-tables.ts'
import { pointsTogether, warningsOf } from '../radar/rule-table.ts'
import { signsInText } from '../radar/signs-in-text.ts'
import { storedSigns } from '../radar/stored-signs.ts'
import { unchanged } from './demo-life.ts'
import { type DemoCar } from './demo-stock.ts'
import { type DemoUser, type Workshop } from './demo-workshop.ts'

/** What waits for moderators, and the frauds that it is about. */
export interface DemoCases {
  cases: CaseTable[]
  reports: ReportTable[]
  appeals: AppealTable[]
  comments: NewCommentRow[]
  messages: MessageTable[]
  talkSigns: TalkSignsTable[]
  heldMessages: HeldMessageTable[]
}

interface Said {
  /** Null for a visitor. */
  by: DemoUser | null
  reason: ReportReason
  text: string
  illegal?: NonNullable<NewReport['illegal']>
  ago: number
}

type NewCase = Pick<CaseTable, 'kind' | 'targetId' | 'personId' | 'name'> & {
  content: CaseContent
  severity: (typeof severities)[number]
  outcome?: Outcome
  state?: CaseTable['state']
}

/** Where cases are written down, with what they are about. */
export class DemoDesk {
  readonly made: DemoCases = {
    cases: [],
    reports: [],
    appeals: [],
    comments: [],
    messages: [],
    talkSigns: [],
    heldMessages: [],
  }
  readonly #workshop: Workshop

  constructor(workshop: Workshop) {
    this.#workshop = workshop
  }

  comment(
    { id: senderId }: DemoUser,
    { id: carId }: DemoCar,
    { text, ago, hiddenAgo }: { text: string; ago: number; hiddenAgo?: number },
  ): NewCommentRow {
    const createdAt = this.#workshop.now - ago
    const warnings = warningsOf(signsInText(text))
    const row: NewCommentRow = {
      id: this.#workshop.idAt(createdAt),
      carId,
      senderId,
      comments: text,
      createdAt,
      ...(hiddenAgo !== undefined && { hiddenAt: this.#workshop.now - hiddenAgo }),
      ...(warnings.length > 0 && { warnings: storedSigns(warnings) }),
    }
    this.made.comments.push(row)
    return row
  }

  message(from: DemoUser, to: DemoUser, content: string, ago: number): MessageTable {
    const timestamp = this.#workshop.now - ago
    const signs = signsInText(content)
    const [senderId, recipientId] = [from.id, to.id]
    const row = {
      id: this.#workshop.idAt(timestamp),
      senderId,
      recipientId,
      pair: pairOf(senderId, recipientId),
      content,
      timestamp,
      aboutId: null,
      aboutName: null,
      ...unchanged,
      warnings: storedSigns(warningsOf(signs)),
    }
    this.made.messages.push(row)
    const seen = { signs: storedSigns(signs), points: pointsTogether(signs), changedAt: timestamp }
    this.made.talkSigns.push({ writerId: senderId, readerId: recipientId, ...seen })
    return row
  }

  /** A message of a new account that waits for a moderator. */
  hold(from: DemoUser, to: DemoUser, content: string, ago: number): void {
    const createdAt = this.#workshop.now - ago
    const people = { id: this.#workshop.idAt(createdAt), senderId: from.id, recipientId: to.id }
    const waiting = { aboutId: null, photos: '[]', refusedAt: null, reason: null }
    this.made.heldMessages.push({ ...people, content, createdAt, ...waiting })
  }

  open({ content, severity, outcome, state = 'open', ...thing }: NewCase, said: readonly Said[]): string {
    const { now, idAt } = this.#workshop
    const times = said.map(({ ago }) => now - ago)
    const [openedAt, lastAt] = [Math.min(...times), Math.max(...times)]
    const id = idAt(openedAt)
    this.made.cases.push({
      ...thing,
      id,
      content: JSON.stringify(content),
      state,
      severity: severities.indexOf(severity),
      openedAt,
      lastAt,
      claimedBy: null,
      claimedAt: null,
      decidedAt: outcome?.at ?? null,
      decidedBy: null,
      outcome: outcome ? JSON.stringify(outcome) : null,
      version: said.length,
      changedAt: null,
    })
    for (const { by, reason, text, illegal, ago } of said) {
      this.made.reports.push({
        id: idAt(now - ago),
        caseId: id,
        number: String(47_110_000 + this.made.reports.length),
        reporterId: by?.id ?? null,
        keyHash: null,
        reason,
        text,
        illegal: illegal ? JSON.stringify(illegal) : null,
        language: null,
        createdAt: now - ago,
      })
    }
    return id
  }

  appeal(caseId: string, text: string, ago: number): void {
    const createdAt = this.#workshop.now - ago
    const waiting = { reportId: '', state: 'open', answer: null, decidedAt: null } as const
    this.made.appeals.push({
      id: this.#workshop.idAt(createdAt),
      caseId,
      side: 'concerned',
      text,
      createdAt,
      ...waiting,
    })
  }
}
