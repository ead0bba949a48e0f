import { useQuery } from '@tanstack/react-query'
import { type PersonFile, type FileComment, fileCounts } from '../../contract/console-files.ts'
import { isAtLeast } from '../../contract/moderation.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { AccountAction } from './account-action.tsx'
import { accessQuery } from './console-access.ts'
import { personFileQuery } from './console-queries.ts'
import { CommentAction } from './comment-action.tsx'
import { Facts } from './facts.tsx'
import { Done, FileFrame } from './file-frame.tsx'
import { FoundOffers, FoundPeople, Mark, PartCard } from './found-rows.tsx'
import styles from './parts.module.css'
import rows from './rows.module.css'

const words = texts.consoleFind

/** What moderators see of a person, and what they can do. */
export function PersonFileView({ id, q }: { id: string; q: string }) {
  return (
    <FileFrame query={useQuery(personFileQuery(id))} q={q}>
      {(file) => (
        <>
          <div className={styles.part}>
            <About file={file} />
            <Done entries={file.audit} />
          </div>
          <div className={styles.part}>
            <FoundOffers title={words.newestOffers} offers={file.offers} q={q} />
            {file.sameTelephone.length > 0 && (
              <FoundPeople title={words.sameTelephone} people={file.sameTelephone} q={q} />
            )}
            <Comments comments={file.comments} />
          </div>
        </>
      )}
    </FileFrame>
  )
}

function About({ file }: { file: PersonFile }) {
  const { id, isSuspended, reported, role } = file
  const { data: access } = useQuery(accessQuery)
  const mayAct = access !== undefined && access !== null && !isAtLeast(role, access.role)
  return (
    <PartCard title={file.username}>
      <Facts
        facts={{
          [words.role]: words.roles[file.role],
          ...(isSuspended && {
            [words.suspended]: `${texts.consoleCases.suspended(file.suspendedUntil)} ${file.suspendedReason}`,
          }),
          ...(file.limitedUntil !== null && { [words.limit]: texts.consoleCases.limited(file.limitedUntil) }),
          ...(reported.reports > 0 && {
            [words.reported]: texts.consoleCases.record(reported.reports, reported.dismissed),
          }),
          ...(reported.reportsLimitedUntil !== undefined && {
            [words.reportsLimit]: texts.consoleCases.reportsLimited(reported.reportsLimitedUntil),
          }),
          [words.email]: file.email,
          [words.telephone]: file.telephone,
          [words.member]: texts.language.date(new Date(file.createdAt)),
          [words.lastSeen]: file.lastSeenAt === null ? words.notSeen : words.moment(file.lastSeenAt),
          [words.sessions]: texts.language.number(file.sessions),
          ...(file.deletionAt !== null && { [words.deletion]: words.moment(file.deletionAt) }),
          ...Object.fromEntries(
            fileCounts.map((count) => [words.counts[count], texts.language.number(file.counts[count])]),
          ),
        }}
      />
      <div className={styles.tools}>
        <ButtonLink variant="secondary" size="small" href={href('profile', { id })}>
          {words.profile}
        </ButtonLink>
        {mayAct && (
          <>
            <AccountAction of={file} state={file.limitedUntil === null ? 'limited' : 'unlimited'} />
            <AccountAction
              of={file}
              state={reported.reportsLimitedUntil === undefined ? 'reportsLimited' : 'reportsUnlimited'}
            />
            <AccountAction of={file} state={isSuspended ? 'active' : 'suspended'} />
          </>
        )}
      </div>
    </PartCard>
  )
}

function Comments({ comments }: { comments: FileComment[] }) {
  return (
    <PartCard title={words.newestComments}>
      {comments.length === 0 && <p className={styles.hint}>{words.none}</p>}
      <ul className={rows.rows}>
        {comments.map((comment) => (
          <li key={comment.id}>
            <p className={rows.words}>{comment.text}</p>
            <div>
              <a href={href('car', { themeId: comment.carId })}>{words.moment(comment.createdAt)}</a>
              {comment.isHidden && <Mark>{words.hidden}</Mark>}
              <CommentAction comment={comment} />
            </div>
          </li>
        ))}
      </ul>
    </PartCard>
  )
}
