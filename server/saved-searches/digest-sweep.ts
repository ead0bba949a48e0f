import { type Currency } from '../../contract/facts.ts'
import { screens } from '../../contract/screens.ts'
import { bothInWords } from '../share/amounts.ts'
import { texts } from '../texts.ts'
import { type Letter, type Mail, smtpMail } from '../rights/mail.ts'
import { type Services } from '../services.ts'
import { claimDigest, readDigests, type Digest } from './digest-store.ts'

const hour = 60 * 60 * 1000
const day = 24 * hour

/**
 * Sends, once a day, what came to fit the searches whose alerts are daily, until the returned function is called.
 * Without a mail server it sends nothing: the searches then show what is new.
 */
export function startDigests({ db, config, log }: Pick<Services, 'db' | 'config' | 'log'>): () => void {
  const { mail } = config
  if (!mail) return () => {}
  const sender = smtpMail(mail)
  const sweep = async () => {
    try {
      await sendDigests(db, sender, { siteUrl: mail.siteUrl, firstCurrency: config.firstCurrency })
    } catch (error) {
      log.error(error, 'the daily letters of saved searches failed; they are tried again in an hour')
    }
  }
  void sweep()
  const timer = setInterval(() => void sweep(), hour)
  timer.unref()
  return () => clearInterval(timer)
}

/** What letters say as the operator wants it. */
interface Site {
  siteUrl: string
  firstCurrency: Currency
}

/** Sends the letters that are due; answers how many. One that cannot be sent holds up no other. */
export async function sendDigests(
  db: Services['db'],
  mail: Mail,
  { now = Date.now(), ...site }: Site & { now?: number },
): Promise<number> {
  const since = await claimDigest(db, now, day)
  if (since === null) return 0
  const letters = (await readDigests(db, since)).map((digest) => digestLetter(digest, site))
  const sent = await Promise.allSettled(letters.map((letter) => mail.send(letter)))
  return sent.filter(({ status }) => status === 'fulfilled').length
}

function digestLetter({ email, searches }: Digest, { siteUrl, firstCurrency }: Site): Letter {
  const words = texts.letters.newCars
  const lines = searches.flatMap(({ name, address, offers }) => [
    name,
    ...offers.map((offer) =>
      words.car(
        offer.name,
        bothInWords(offer.price, firstCurrency),
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
