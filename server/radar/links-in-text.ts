import { type RadarRule } from '../../contract/radar.ts'

/** An address of the web as people type it, with or without its scheme. */
const link =
  /(?:https?:\/\/|(?<![\p{L}\d@.])www\.)([^\s/?#]+)|(?<![\p{L}\d@.-])((?:[a-z\d-]+\.)+(?:com|net|org|bg|eu|info|site|top|xyz|online|shop|link|ly|io|me|co|ru|cc|live|store|click))(?![\p{L}\d@.-])/giu

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

/** The signs of a text's links. */
export function signsOfLinks(text: string): RadarRule[] {
  const hosts = hostsIn(text).filter((host) => !isOf(trusted, host))
  if (hosts.length === 0) return []
  const isPretended = program.test(text) || hosts.some((host) => isOf(shorteners, host) || pretended.test(host))
  return isPretended ? ['payLink', 'link'] : ['link']
}

function hostsIn(text: string): string[] {
  return [...text.matchAll(link)].map(([, typed, bare]) =>
    (typed ?? bare ?? '')
      .toLowerCase()
      .replace(/^.*@/, '')
      .replace(/:\d*$/, '')
      .replace(/[.,;:!)]+$/, ''),
  )
}

function isOf(sites: readonly string[], host: string): boolean {
  return sites.some((site) => host === site || host.endsWith(`.${site}`))
}
