import { config, safeParse, type ZodMiniType } from 'zod/mini'

// The content security policy forbids code made from text, which zod would otherwise try.
config({ jitless: true })

/** What is not right with a value: where, and the id of the sentence that says why. */
export function issuesOf(schema: ZodMiniType, value: unknown): readonly { path: PropertyKey[]; message: string }[] {
  return safeParse(schema, value).error?.issues ?? []
}
