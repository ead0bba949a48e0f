import { enableCompileCache } from 'node:module'

// A thread has to turn on its own compile cache; with it the imports below take half the time.
enableCompileCache()
await import('./search-answers.ts')
