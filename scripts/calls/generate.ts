/**
 * `npm run generate-calls`: writes what is made from the table of calls: the schemas of what calls take and answer, which
 * the product shows in its document of calls, and the types of a client, by which the tests call the product as a stranger would.
 */
import { writeFileSync } from 'node:fs'
import { generatedFiles } from './generated-files.ts'

for (const { path, make } of generatedFiles) {
  writeFileSync(path, await make())
  console.log(path)
}
