import openapiTypes, { astToString } from 'openapi-typescript'
import { openApiDocument } from '../../server/docs/openapi.ts'
import { makeCallSchemas } from './call-schemas.ts'

/**
 * Files made from the table of calls, in the order in which they need each other: the schemas of what calls take and answer,
 * which the product shows in its document of calls, and the types of a client, by which the tests call the product as a
 * stranger would.
 */
export const callFiles: readonly { path: string; make: () => Promise<string> }[] = [
  { path: 'server/docs/call-schemas.json', make: async () => `${JSON.stringify(makeCallSchemas(), null, 2)}\n` },
  { path: 'scripts/calls/client-types.ts', make: makeClientTypes },
]

async function makeClientTypes(): Promise<string> {
  const document = JSON.stringify(openApiDocument())
  const types = await openapiTypes(Buffer.from(document))
  return `/** Made by \`npm run generate\`. */\n${astToString(types)}`
}
