import { screens } from '../../contract/screens.ts'
import { type Services } from '../api/services.ts'
import { type LetterDetails } from '../mail/letter-kinds.ts'
import { type QueuedLetter } from '../mail/letter-queue-store.ts'
import { type Letter } from '../mail/mail.ts'
import { stopSecretOf } from '../notifications/notice-settings-store.ts'
import { stopAddress } from '../notifications/stop-address.ts'
import { bothInWords } from '../texts/amounts.ts'
import { catalogues } from '../texts/texts.ts'
import { readDigest } from './digest-store.ts'

/** The daily letter with new matches of a person's saved searches; undefined when there are none any more. */
export async function composeDigest(
  { db, config }: Pick<Services, 'db' | 'config'>,
  { userId, details }: QueuedLetter,
): Promise<Letter | undefined> {
  if (userId === null || !config.mail) return undefined
  const digest = await readDigest(db, userId, JSON.parse(details) as LetterDetails['digest'])
  if (!digest) return undefined
  const { firstCurrency, defaultLanguage } = config
  const { siteUrl } = config.mail
  const texts = catalogues[digest.language ?? defaultLanguage]
  const words = texts.letters.newCars
  const lines = digest.searches.flatMap(({ name, address, offers }) => [
    name,
    ...offers.map((offer) =>
      words.car(
        offer.name,
        bothInWords(offer.price, firstCurrency, texts),
        siteUrl + screens.car.path.replace('$themeId', offer.id),
      ),
    ),
    words.all(`${siteUrl}${screens.cars.path}?${address}`),
    '',
  ])
  return {
    to: digest.email,
    subject: words.subject,
    text: [words.intro, '', ...lines, words.stop(siteUrl + screens.savedSearches.path), ''].join('\n'),
    stopAddress: stopAddress(siteUrl, await stopSecretOf(db, userId)),
  }
}
