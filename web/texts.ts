/** Every word of the interface. A second language is a second catalogue of the same type, chosen here. */
export * as texts from './texts/en.ts'
