import { enableCompileCache } from 'node:module'

enableCompileCache()
const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 24) {
  console.error(`Volan needs Node 24; this is Node ${process.versions.node}. Start it with: npm start`)
  process.exit(1)
}
// Imported after the compile cache is on, so that the next start finds it.
const { start } = await import('./start.ts')
await start(process.argv.slice(2))
