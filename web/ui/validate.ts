import { config, safeParse, type ZodMiniType } from 'zod/mini'

// The content security policy forbids generating code from text, which zod would otherwise try.
config({ jitless: true })

/** The invalid parts of a value: the path and the message id of each. */
export function issuesOf(schema: ZodMiniType, value: unknown): readonly { path: PropertyKey[]; message: string }[] {
  return safeParse(schema, value).error?.issues ?? []
}
