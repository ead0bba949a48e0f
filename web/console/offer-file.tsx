import { useQuery } from '@tanstack/react-query'
import { type OfferFile } from '../../contract/console-files.ts'
import { type CarHistoryEntry, type CarState } from '../../contract/car-state.ts'
import { moderationEndpoints } from '../../contract/moderation-endpoints.ts'
import { pictureAddress } from '../../contract/photo.ts'
import { call } from '../api.ts'
import { href } from '../router/address.ts'
import { texts } from '../texts.ts'
import { ButtonLink } from '../ui/button.tsx'
import { bothInSentence } from '../ui/money.tsx'
import { ActionButton, type Said } from './action-button.tsx'
import { offerFileQuery, offerRadarQuery } from './console-queries.ts'
import { Facts } from './facts.tsx'
import { Done, FileFrame } from './file-frame.tsx'
import { PartCard } from './found-rows.tsx'
import { RadarCard } from './radar-card.tsx'
import styles from './parts.module.css'

const words = texts.consoleFind

/** What moderators see of an offer, and what they can do. */
export function OfferFileView({ id, q }: { id: string; q: string }) {
  return (
    <FileFrame query={useQuery(offerFileQuery(id))} q={q}>
      {(file) => (
        <>
          <About file={file} />
          <div className={styles.part}>
            <Radar id={id} />
            <Done entries={file.audit} />
            <PartCard title={words.history}>
              <Facts
                facts={Object.fromEntries(
                  file.history.map((entry) => [
                    words.moment(entry.at),
                    `${words.entries[entry.kind]}: ${valueOf(entry)}`,
                  ]),
                )}
              />
            </PartCard>
            <PartCard title={words.description}>
              <p className={styles.words}>{file.description}</p>
            </PartCard>
          </div>
        </>
      )}
    </FileFrame>
  )
}

function About({ file }: { file: OfferFile }) {
  const { id, isHidden, owner } = file
  const { hideOffer, showOffer } = texts.consoleActions
  const state = isHidden ? 'shown' : 'hidden'
  const moderate = ({ ground, reason }: Said) =>
    call(moderationEndpoints.moderateOffer, { params: { id }, body: { state, ground, reason } })
  return (
    <PartCard title={file.name}>
      <Pictures file={file} />
      <Facts
        facts={{
          [words.state]: isHidden ? words.hidden : texts.offerState.states[file.state],
          ...(file.hiddenReason !== '' && { [words.reason]: file.hiddenReason }),
          [words.owner]: <a href={href('consolePart', { part: 'find', person: owner.id })}>{owner.username}</a>,
          [words.price]: bothInSentence(file.price),
          ...(file.estimate !== null && { [words.estimate]: bothInSentence(file.estimate) }),
          [words.added]: words.moment(file.createdAt),
          [texts.facts.labels.vin]: file.vin ?? words.none,
          [words.sameVin]: <Offers offers={file.sameVin.map((other) => ({ id: other, text: other }))} />,
          [words.samePhotos]: (
            <Offers
              offers={file.samePhotos.map(({ carId, count }) => ({
                id: carId,
                text: `${carId ?? words.anotherOffer}, ${words.sharedPhotos(count)}`,
              }))}
            />
          ),
        }}
      />
      <div className={styles.tools}>
        <ButtonLink variant="secondary" size="small" href={href('car', { themeId: id })}>
          {words.page}
        </ButtonLink>
        <ActionButton
          of={id}
          label={isHidden ? showOffer : hideOffer}
          isDangerous={!isHidden}
          decides={{
            kind: 'offer',
            name: file.name,
            decision: isHidden ? 'restore' : 'hide',
            person: owner.username,
          }}
          act={moderate}
        />
      </div>
    </PartCard>
  )
}

/** What the radar sees at the offer. */
function Radar({ id }: { id: string }) {
  const { data: seen } = useQuery(offerRadarQuery(id))
  return seen ? <RadarCard seen={seen} /> : null
}

function Pictures({ file: { id, pictures } }: { file: OfferFile }) {
  return (
    <ul className={styles.pictures}>
      {pictures.map((picture, index) => (
        <li key={picture}>
          <img src={pictureAddress(id, picture, index, 480)} alt={words.picture(index + 1)} loading="lazy" />
        </li>
      ))}
    </ul>
  )
}

/** Other offers, with links to their files where they may be seen. */
function Offers({ offers }: { offers: { id: string | undefined; text: string }[] }) {
  if (offers.length === 0) return words.none
  return (
    <ul>
      {offers.map(({ id, text }) => (
        <li key={text}>
          {id === undefined ? text : <a href={href('consolePart', { part: 'find', offer: id })}>{text}</a>}
        </li>
      ))}
    </ul>
  )
}

function valueOf({ kind, value, note }: CarHistoryEntry): string {
  if (kind === 'state') return texts.offerState.states[(note ?? 'forSale') as CarState]
  const number = value === undefined ? '' : texts.language.measure(value)
  return [kind === 'mileage' ? number : bothInSentence(value ?? 0), note].filter(Boolean).join(' · ')
}
