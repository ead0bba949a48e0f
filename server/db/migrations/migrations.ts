import { type Kysely } from 'kysely'
import { type Fill } from './fill.ts'
import * as start from './0001-start.ts'
import * as moderation from './0002-moderation.ts'
import * as rights from './0003-rights.ts'
import * as find from './0004-find.ts'
import * as estimateGrounds from './0005-estimate-grounds.ts'
import * as formerOffers from './0006-former-offers.ts'
import * as saleNotices from './0007-sale-notices.ts'
import * as electricRange from './0008-electric-range.ts'
import * as newImport from './0009-new-import.ts'
import * as shots from './0010-shots.ts'
import * as fewComparables from './0011-few-comparables.ts'
import * as returns from './0012-returns.ts'
import * as similar from './0013-similar.ts'
import * as families from './0015-families.ts'
import * as papers from './0016-papers.ts'
import * as formerModels from './0017-former-models.ts'
import * as seenCars from './0018-seen-cars.ts'
import * as language from './0019-language.ts'
import * as sales from './0020-sales.ts'
import * as conversations from './0021-conversations.ts'
import * as messages from './0022-messages.ts'
import * as searchMessages from './0022-search-messages.ts'
import * as notices from './0023-notices.ts'
import * as questions from './0024-questions.ts'
import * as deals from './0025-deals.ts'
import * as offersAndViewings from './0026-offers-and-viewings.ts'
import * as blocks from './0027-blocks.ts'
import * as cases from './0028-cases.ts'
import * as radar from './0030-radar.ts'
import * as heldMessages from './0031-held-messages.ts'
import * as profiles from './0032-profiles.ts'
import * as handovers from './0033-handovers.ts'
import * as secondFactors from './0034-second-factors.ts'
import * as passkeys from './0035-passkeys.ts'
import * as emailChanges from './0036-email-changes.ts'
import * as consoleLevel from './0037-console.ts'
import * as letters from './0038-letters.ts'
import * as warnedComments from './0039-warned-comments.ts'
import * as changedCases from './0040-changed-cases.ts'
import * as amounts from './0041-amounts.ts'
import * as passkeySites from './0044-passkey-sites.ts'
import * as keyFingerprints from './0047-key-fingerprints.ts'
import * as pushRetries from './0048-push-retries.ts'
import * as warnedOffers from './0050-warned-offers.ts'
import * as givenTelephones from './0051-given-telephones.ts'

/** A step of the store from one level to the next. */
interface Migration {
  name: string
  /** Changes the shape of the store, in a transaction of its own. */
  up: (db: Kysely<never>) => Promise<void>
  /** Works out what many rows need, in pieces, while the product serves. */
  fill?: Fill
}

/** Numbered, forward only; a landed migration is never changed. */
export const migrations: readonly Migration[] = [
  { name: '0001-start', up: start.up },
  { name: '0002-moderation', up: moderation.up },
  { name: '0003-rights', up: rights.up },
  { name: '0004-find', up: find.up },
  { name: '0005-estimate-grounds', up: estimateGrounds.up },
  { name: '0006-former-offers', up: formerOffers.up },
  { name: '0007-sale-notices', up: saleNotices.up },
  { name: '0008-electric-range', up: electricRange.up },
  { name: '0009-new-import', up: newImport.up },
  { name: '0010-shots', up: shots.up },
  { name: '0011-few-comparables', up: fewComparables.up },
  { name: '0012-returns', up: returns.up },
  { name: '0013-similar', up: similar.up },
  { name: '0015-families', up: families.up },
  { name: '0016-papers', up: papers.up },
  { name: '0017-former-models', up: formerModels.up },
  { name: '0018-seen-cars', up: seenCars.up },
  { name: '0019-language', up: language.up },
  { name: '0020-sales', up: sales.up },
  { name: '0021-conversations', up: conversations.up },
  { name: '0022-messages', up: messages.up },
  { name: '0022-search-messages', up: searchMessages.up },
  { name: '0023-notices', up: notices.up },
  { name: '0024-questions', up: questions.up },
  { name: '0025-deals', up: deals.up },
  { name: '0026-offers-and-viewings', up: offersAndViewings.up },
  { name: '0027-blocks', up: blocks.up },
  { name: '0028-cases', up: cases.up },
  { name: '0030-radar', up: radar.up },
  { name: '0031-held-messages', up: heldMessages.up },
  { name: '0032-profiles', up: profiles.up },
  { name: '0033-handovers', up: handovers.up },
  { name: '0034-second-factors', up: secondFactors.up },
  { name: '0035-passkeys', up: passkeys.up },
  { name: '0036-email-changes', up: emailChanges.up },
  { name: '0037-console', up: consoleLevel.up },
  { name: '0038-letters', up: letters.up },
  { name: '0039-warned-comments', up: warnedComments.up },
  { name: '0040-changed-cases', up: changedCases.up },
  { name: '0041-amounts', up: amounts.up, fill: amounts.fill },
  { name: '0044-passkey-sites', up: passkeySites.up },
  { name: '0047-key-fingerprints', up: keyFingerprints.up },
  { name: '0048-push-retries', up: pushRetries.up },
  { name: '0050-warned-offers', up: warnedOffers.up },
  { name: '0051-given-telephones', up: givenTelephones.up },
]
