import { type ScreenName } from '../../../contract/screens.ts'

/** What every page says of itself, to browsers, search engines and in previews of a link. */
export const pages = {
  /** The language, as `lang` names it. */
  lang: 'en',
  description: 'Buy and sell cars! This is platform for cars.',
  /** Screens with a description of their own. */
  descriptions: {
    cars: 'Cars for sale in Bulgaria, newest first, with prices in BGN and EUR.',
    login: 'Log in to see offers whole, to comment and to write to their sellers.',
    register: 'Register to offer your car, to comment and to write to sellers.',
  } as Partial<Record<ScreenName, string>>,
}
