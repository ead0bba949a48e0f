import { type Endpoint } from '../contract/endpoint.ts'

/** Where the rows of kind `node` stand inside: `insideAddress` leads both their endings there. */
const nodePrefix = '/wire'

/**
 * Addresses of nodes have two endings for the same node; inside they have none. What is not our own address inside
 * cannot be reached from outside.
 */
export function insideAddress(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const node = /^\/api(\/.*?)\/?\.json$/.exec(path)?.[1]
  if (node !== undefined) return `${nodePrefix}${node}${query}`
  return decoded(path).startsWith(`${nodePrefix}/`) ? `/404${query}` : url
}

/** The router decodes a path before it looks for a route; what cannot be decoded is no address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Where a row stands inside. */
export function insidePath({ kind, path }: Endpoint): string {
  return (kind === 'node' ? nodePrefix : '/api') + path
}

/** The pattern of a route as callers know it: `/api/users/:id.json` of `/wire/users/:id`. */
export function outsidePattern(pattern: string): string {
  return pattern.startsWith(`${nodePrefix}/`) ? `/api${pattern.slice(nodePrefix.length)}.json` : pattern
}
