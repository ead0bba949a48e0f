import openapiTypes, { astToString } from 'openapi-typescript'
import { openApiDocument } from '../../server/docs/openapi.ts'
import { makeCallSchemas } from './call-schemas.ts'

interface GeneratedFile {
  path: string
  make: () => Promise<string>
}

/** Files made from the contract, in the order in which they need each other. */
export const generatedFiles: readonly GeneratedFile[] = [
  { path: 'server/docs/call-schemas.json', make: async () => `${JSON.stringify(makeCallSchemas(), null, 2)}\n` },
  { path: 'scripts/calls/client-types.ts', make: makeClientTypes },
]

async function makeClientTypes(): Promise<string> {
  const document = JSON.stringify(openApiDocument())
  const types = await openapiTypes(Buffer.from(document))
  return `/** Made by \`npm run generate-calls\`. */\n${astToString(types)}`
}
