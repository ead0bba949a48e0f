/**
 * `npm run drill -- NAME ...`: breaks the product on purpose and says what held. Without a name all drills run. Traffic
 * goes to this machine only; every drill ends by itself.
 */
import { measureAnnouncements } from './announcement-cost.ts'
import { drillBrowsers } from './browsers/drill.ts'
import { drillConnections } from './connections.ts'
import { drillDatabaseAway } from './database-away.ts'
import { drillFillingUpgrade } from './filling-upgrade.ts'
import { drillLiveEvents } from './live-events.ts'
import { drillLiveHour } from './live-hour.ts'
import { drillLoginFlood } from './login-flood.ts'
import { drillLostWrites } from './lost-writes.ts'
import { drillManyFollowers } from './many-followers.ts'
import { drillMessageLatency } from './message-latency.ts'
import { drillMixedLoad } from './mixed-load.ts'
import { drillOpenStreams } from './open-streams.ts'
import { drillOpenUploads } from './open-uploads.ts'
import { Report } from './report.ts'
import { drillRollingUpgrade } from './rolling-upgrade.ts'
import { drillSleepingReaders } from './sleeping-readers.ts'
import { drillThreeProcesses } from './three-processes.ts'

const drills: Record<string, (report: Report) => Promise<void>> = {
  'lost-writes': drillLostWrites,
  'database-away': drillDatabaseAway,
  'live-events': drillLiveEvents,
  connections: drillConnections,
  'live-hour': drillLiveHour,
  'login-flood': drillLoginFlood,
  'open-streams': drillOpenStreams,
  'sleeping-readers': drillSleepingReaders,
  'open-uploads': drillOpenUploads,
  'three-processes': drillThreeProcesses,
  'rolling-upgrade': drillRollingUpgrade,
  'filling-upgrade': drillFillingUpgrade,
  'many-followers': drillManyFollowers,
  'message-latency': drillMessageLatency,
  'mixed-load': drillMixedLoad,
  browsers: drillBrowsers,
  'announcement-cost': measureAnnouncements,
}

const names = process.argv.length > 2 ? process.argv.slice(2) : Object.keys(drills)
const report = new Report()
for (const name of names) {
  const drill = drills[name]
  if (!drill) throw new Error(`There is no drill "${name}". There are: ${Object.keys(drills).join(', ')}.`)
  console.log(`\n== ${name}`)
  const startedAt = performance.now()
  await drill(report)
  report.note(`${((performance.now() - startedAt) / 1000).toFixed(0)} s`)
}
process.exit(report.hasFailed ? 1 : 0)
