import { ownBrowser } from './browser.ts'
import { hostileStrings } from './hostile-strings.ts'

/**
 * The packed browser has no fallback font and crashes at a letter that a web font lacks; installed browsers show all.
 */
const unshowable = /[\u0400-\u04ff\u0590-\u06ff\u3002\ufdfd\ufffe\uffff]|\p{Emoji_Presentation}/u

/** The hostile texts that this browser can show. */
export const showableStrings = hostileStrings.filter((text) => ownBrowser !== undefined || !unshowable.test(text))

/** Some of the hostile texts, of which the other parts hold the rest. */
export interface Part {
  /** Such as "part 1 of 3". */
  name: string
  texts: string[]
}

/** All showable texts in parts, each for a journey of its own, because all of them in one would take minutes. */
export function inParts(count: number): Part[] {
  return Array.from({ length: count }, (_none, part) => ({
    name: `part ${part + 1} of ${count}`,
    texts: showableStrings.filter((_text, index) => index % count === part),
  }))
}
