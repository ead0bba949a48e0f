import { en } from './texts/en.ts'

/** Every word of the interface. A second language is a second catalogue of the same type, chosen here. */
export const texts = en
