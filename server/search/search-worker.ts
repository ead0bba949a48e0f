import { enableCompileCache } from 'node:module'

// A thread has a cache of its own to turn on; what is imported after it starts in half the time.
enableCompileCache()
await import('./search-answers.ts')
