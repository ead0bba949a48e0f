import { type IncomingMessage } from 'node:http'

/** Is Host given as HTTP asks for it? */
export function isHostGiven({ rawHeaders, httpVersion }: IncomingMessage): boolean {
  let hosts = 0
  for (let at = 0; at < rawHeaders.length; at += 2) if (isHost(rawHeaders[at] ?? '')) hosts++
  return hosts === 1 || (hosts === 0 && httpVersion === '1.0')
}

function isHost(name: string): boolean {
  return name.length === 4 && name.toLowerCase() === 'host'
}
