import { isAbsolute } from 'node:path'
import { fileURLToPath } from 'node:url'

/** An S3-compatible storage; the bucket is part of the path, which all of them support. */
export interface S3Place {
  /** `https://host:port/bucket`. */
  address: string
  region: string
  accessKeyId: string
  secretAccessKey: string
}

/** The place of photos and other shared files. */
export type StoragePlace = { folder: string } | S3Place

const example = 's3://KEY:SECRET@host:port/bucket?region=us-east-1&tls=1'

/**
 * Reads `STORAGE_URL`; without it files go to the data folder.
 * @throws Error with a clear sentence that does not repeat the address, which may contain a secret
 */
export function readStorageUrl(text: string | undefined, dataDir: string): StoragePlace {
  if (!text) return { folder: dataDir }
  const url = URL.parse(text)
  if (url?.protocol === 'file:') return readFolder(url)
  if (url?.protocol === 's3:') return readS3(url)
  throw new Error(
    `STORAGE_URL must be file:///folder or ${example}, where "/", "+" and "@" of a secret are %2F, %2B and %40.`,
  )
}

function readFolder({ href, host, search, hash }: URL): StoragePlace {
  const folder = host || search || hash ? undefined : pathOf(href)
  if (folder !== undefined && isAbsolute(folder) && folder !== '/') return { folder }
  throw new Error('STORAGE_URL must name a folder of this machine: file:///mnt/volan.')
}

function readS3({ username, password, hostname, host, pathname, searchParams, hash }: URL): S3Place {
  const { region = 'us-east-1', tls = '1', ...others } = Object.fromEntries(searchParams)
  const bucket = pathname.slice(1)
  const [accessKeyId, secretAccessKey] = [decoded(username), decoded(password)]
  if (!hostname || !accessKeyId || !secretAccessKey || hash) throw new Error(`STORAGE_URL must be like ${example}.`)
  if (!/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(bucket)) {
    throw new Error('STORAGE_URL must name one bucket after the host: 3 to 63 lower-case letters, digits, "." and "-".')
  }
  if (!/^[a-z0-9-]+$/.test(region)) throw new Error('The region in STORAGE_URL must be a name such as eu-central-1.')
  if (tls !== '0' && tls !== '1') throw new Error('tls in STORAGE_URL must be 0 or 1.')
  if (Object.keys(others).length > 0) throw new Error('STORAGE_URL takes region and tls after "?", nothing else.')
  return { address: `${tls === '1' ? 'https' : 'http'}://${host}/${bucket}`, region, accessKeyId, secretAccessKey }
}

function pathOf(href: string): string | undefined {
  try {
    return fileURLToPath(href)
  } catch {
    return undefined
  }
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return ''
  }
}
