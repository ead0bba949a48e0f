/** Every word of pages and letters that the server makes. A second language is a second catalogue of the same type, chosen here. */
export * as texts from './texts/en.ts'
