import { type Currency } from '../../contract/facts.ts'
import { type Language } from '../../contract/language.ts'
import { screens } from '../../contract/screens.ts'
import { bothInWords } from '../texts/amounts.ts'
import { catalogues } from '../texts/texts.ts'
import { write } from '../db/write.ts'
import { startHourly } from '../lib/hourly.ts'
import { ensureSettings } from '../notifications/notice-settings-store.ts'
import { stopAddress } from '../notifications/stop-address.ts'
import { type Letter, type Mail, smtpMail } from '../mail/mail.ts'
import { type Services } from '../api/services.ts'
import { claimDigest, readDigests, type Digest } from './digest-store.ts'

const day = 24 * 60 * 60 * 1000

/**
 * Sends the new matches of daily searches once a day, until the returned function is called. Without a mail server it
 * sends nothing, and only the screen shows what is new.
 */
export function startDigests({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): () => void {
  const { mail } = config
  if (!mail) return () => {}
  const sender = smtpMail(mail)
  return startHourly(
    async () => void (await sendDigests(db, sender, { ...config, siteUrl: mail.siteUrl })),
    (error) => log.error(error, 'the daily letters of saved searches failed; they are tried again in an hour'),
  )
}

/** The operator's settings for letters. */
interface Site {
  siteUrl: string
  firstCurrency: Currency
  /** Of letters to people who chose none. */
  defaultLanguage: Language
}

/** Sends the letters that are due; answers how many. A failed letter does not stop the others. */
export async function sendDigests(
  db: Services['db'],
  mail: Mail,
  { now = Date.now(), ...site }: Site & { now?: number },
): Promise<number> {
  const since = await claimDigest(db, now, day)
  if (since === null) return 0
  const letters: Letter[] = []
  for (const digest of await readDigests(db, since)) {
    const { stopSecret } = await write(db, (tx) => ensureSettings(tx, digest.userId))
    letters.push({ ...digestLetter(digest, site), stopAddress: stopAddress(site.siteUrl, stopSecret) })
  }
  const sent = await Promise.allSettled(letters.map((letter) => mail.send(letter)))
  return sent.filter(({ status }) => status === 'fulfilled').length
}

function digestLetter(
  { email, language, searches }: Digest,
  { siteUrl, firstCurrency, defaultLanguage }: Site,
): Letter {
  const texts = catalogues[language ?? defaultLanguage]
  const words = texts.letters.newCars
  const lines = searches.flatMap(({ name, address, offers }) => [
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
    to: email,
    subject: words.subject,
    text: [words.intro, '', ...lines, words.stop(siteUrl + screens.savedSearches.path), ''].join('\n'),
  }
}
