/**
 * Accepts only our own names: a part of the storage, at most one folder, then letters, digits and hyphens. So no caller
 * and no hostile file can leave that part.
 * @throws Error on any other name
 */
export function requireName(name: string): string {
  if (/^[a-z]+\/(?:[0-9a-f]{2}\/)?[0-9a-z-]+\.[a-z]+$/.test(name)) return name
  throw new Error('Not the name of a file of ours')
}
