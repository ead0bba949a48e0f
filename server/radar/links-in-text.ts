import { foldedWords } from '../../contract/fold.ts'
import { type RadarRule } from '../../contract/radar.ts'
import { plainText } from './plain-text.ts'

/** Endings of addresses that people type without a scheme. */
const endings =
  'com|net|org|bg|eu|info|site|top|xyz|online|shop|link|ly|io|me|co|ru|cc|live|store|click|vip|bond|icu|cyou|sbs|cfd|buzz|biz|pro|club|app|pw|tk|ml|ga|cf|gq|su|ws|lol|win|bid|fun|space|website|support|world'
/** An address of the web as people type it, with or without its scheme. */
const link = new RegExp(
  `(?:https?://|(?<![\\p{L}\\d@.])www\\.)([^\\s/?#]+)|(?<![\\p{L}\\d@.-])((?:[\\p{L}\\d-]+\\.)+(?:${endings}))(?![\\p{L}\\d@.-])`,
  'giu',
)

/** Most texts have no dot within a word, which is known much sooner. */
const dotted = /[\p{L}\d-]\.[A-Za-z]|:\/\//u

/** Public places whose links are no sign: papers and fines, videos, data of models, maps, other marketplaces. */
const trusted = [
  'youtube.com', 'vbox7.com', 'youtu.be', 'auto-data.net', 'mvr.bg', 'government.bg', 'egov.bg', 'guaranteefund.org', 'google.com',
  'maps.app.goo.gl', 'goo.gl', 'mobile.bg', 'cars.bg', 'auto.bg', 'wikipedia.org', 'econt.com', 'speedy.bg', 'bnb.bg',
] // prettier-ignore

/** Those that hide where they lead. */
const shorteners = ['bit.ly', 'tinyurl.com', 't.co', 'cutt.ly', 'is.gd', 'rb.gy', 'shorturl.at', 'ow.ly', 't.ly']

/** What the names of such sites are made of, which pretend to be a courier, a bank or Volan. */
const pretended = /econt|ekont|speedy|dhl|dpd|deliver|courier|pay|bank|verif|confirm|secure|volan|escrow|refund|login/

/** A file that runs when it is opened. */
const program = /\.(?:exe|apk|msi|scr|bat|zip|rar)(?![\p{L}\d])/iu

/** A number instead of a name. */
const numbered = /^[\d.]+$/

/** The signs of a text's links, which stand in its tidied form; the text as it was written tells disguises. */
export function signsOfLinks(written: string, text = plainText(written)): RadarRule[] {
  if (!dotted.test(text)) return []
  const known = written.normalize('NFC').toLowerCase()
  const hosts = hostsIn(text).filter((host) => !isOf(trusted, host) || isDisguised(host, known))
  if (hosts.length === 0) return []
  const isHidden = program.test(text) || hosts.some((host) => hidesWhere(host) || isDisguised(host, known))
  return isHidden ? ['payLink', 'link'] : ['link']
}

function hidesWhere(host: string): boolean {
  return isOf(shorteners, host) || numbered.test(host) || readings(host).some((name) => pretended.test(name))
}

/** A name as it stands, with letters for its digits, and in Latin. */
function readings(host: string): string[] {
  return [host, host.replaceAll('0', 'o').replaceAll('1', 'l'), foldedWords(host).join('-')]
}

/** Whether a part of a name was written otherwise: with letters that look alike, or others that nobody sees. */
function isDisguised(host: string, known: string): boolean {
  return host.split('.').some((part) => !known.includes(part))
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(link)]
    .filter(([, , bare]) => bare === undefined || isName(bare))
    .map(([, typed, bare]) =>
      (typed ?? bare ?? '')
        .toLowerCase()
        .replace(/^.*@/, '')
        .replace(/:\d*$/, '')
        .replace(/[.,;:!)]+$/, ''),
    )
}

/** In Cyrillic only what has a hyphen, and Latin in it or a name that is pretended: "е.Top" lacks the space alone. */
function isName(host: string): boolean {
  const name = host.slice(0, host.lastIndexOf('.'))
  return !/[^a-z\d.-]/i.test(name) || (name.includes('-') && (/[a-z]/i.test(name) || hidesWhere(name)))
}

function isOf(sites: readonly string[], host: string): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`))
}
