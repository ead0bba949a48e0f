import { afterAll } from 'vitest'
import { runAtEnd } from './at-end.ts'

// Vitest forgets an `afterAll` that is first said in a hook or in a test; this one is said before the file is read.
afterAll(runAtEnd)
