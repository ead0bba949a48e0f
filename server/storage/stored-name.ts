/**
 * Lets a name through that is one of ours: a part of the storage, at most one folder, then letters, digits and hyphens.
 * Whatever a caller or a hostile file says can so never lead out of its part of the storage.
 * @throws Error on any other
 */
export function requireName(name: string): string {
  if (/^[a-z]+\/(?:[0-9a-f]{2}\/)?[0-9a-z-]+\.[a-z]+$/.test(name)) return name
  throw new Error('Not the name of a file of ours')
}
