import { startProduct, type RunningProcess } from '../../scripts/processes.ts'

/** Starts `server/main.ts` and keeps what it prints. */
export function startTestProcess(env: Record<string, string>): Promise<RunningProcess> {
  return startProduct(env, { file: 'server/main.ts', output: 'kept' })
}
