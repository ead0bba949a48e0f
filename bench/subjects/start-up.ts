import { startProcess } from '../../scripts/processes.ts'
import { type MeasuredProduct } from '../measured-product.ts'
import { type Measurement } from '../rounds.ts'

/** From the start of a process on this store to its first answer, beside a bare server. */
export async function* startUps({ settings }: MeasuredProduct): AsyncGenerator<Measurement> {
  const startMs = async (file: string, env: Record<string, string>, path: string) => {
    const startedAt = performance.now()
    const started = await startProcess(file, env)
    await (await fetch(started.address + path)).text()
    const took = performance.now() - startedAt
    await started.end('SIGTERM')
    return took
  }
  yield {
    name: 'start to first answer',
    unit: 'ms',
    ours: () => startMs('dist/server/main.js', settings, '/api/counts.json'),
    floors: { 'bare server': () => startMs('bench/floor.ts', {}, '/') },
  }
}
