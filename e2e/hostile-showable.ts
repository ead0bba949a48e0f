import { ownBrowser } from './browser.ts'
import { hostileStrings } from './hostile-strings.ts'

/** The packed browser ends itself at a letter that a web font lacks (it has no fallback); a machine's own shows all. */
const unshowable = /[\u0400-\u04ff\u0590-\u06ff\u3002\ufdfd\ufffe\uffff]|\p{Emoji_Presentation}/u

/** The hostile texts that this browser can show. */
export const showableStrings = hostileStrings.filter((text) => ownBrowser !== undefined || !unshowable.test(text))
