import { ownBrowser } from './browser.ts'
import { hostileStrings } from './hostile-strings.ts'

/**
 * The packed browser has no fallback font and crashes at a letter that a web font lacks; installed browsers show all.
 */
const unshowable = /[\u0400-\u04ff\u0590-\u06ff\u3002\ufdfd\ufffe\uffff]|\p{Emoji_Presentation}/u

/** The hostile texts that this browser can show. */
export const showableStrings = hostileStrings.filter((text) => ownBrowser !== undefined || !unshowable.test(text))

/** A third of them, which `part` (0, 1, 2) varies from field to field: comments, messages and calls take all. */
export function someShowable(part: number): string[] {
  return showableStrings.filter((_text, index) => index % 3 === part)
}
