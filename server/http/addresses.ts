import { type Endpoint } from '../../contract/endpoint.ts'

/** The internal path prefix of `node` rows, to which `insideAddress` maps both of their endings. */
const nodePrefix = '/wire'

/**
 * Maps the two external endings of a node to its internal address, which has none. Internal addresses are not reachable
 * from outside.
 */
export function insideAddress(url: string): string {
  const [path = '', ...rest] = url.split('?')
  const query = rest.length > 0 ? `?${rest.join('?')}` : ''
  const node = /^\/api(\/.*?)\/?\.json$/.exec(path)?.[1]
  if (node !== undefined) return `${nodePrefix}${node}${query}`
  return decoded(path).startsWith(`${nodePrefix}/`) ? `/404${query}` : url
}

/** Decodes a path as the router does; an undecodable one is no address. */
function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** The internal path of a row. */
export function insidePath({ kind, path }: Endpoint): string {
  return (kind === 'node' ? nodePrefix : '/api') + path
}

/** The external pattern of a route: `/api/users/:id.json` of `/wire/users/:id`. */
export function outsidePattern(pattern: string): string {
  return pattern.startsWith(`${nodePrefix}/`) ? `/api${pattern.slice(nodePrefix.length)}.json` : pattern
}
