import { useWatch, type Control, type FieldValues } from 'react-hook-form'
import { safeParse, type ZodMiniType } from 'zod/mini'

/** How many fields of a form break a rule at this moment, whether they were touched or not. */
export function useInvalidCount<Values extends FieldValues>(schema: ZodMiniType, control: Control<Values>): number {
  const values = useWatch({ control })
  const issues = safeParse(schema, values).error?.issues ?? []
  return new Set(issues.map((issue) => issue.path[0])).size
}
