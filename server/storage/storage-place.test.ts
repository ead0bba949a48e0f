import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { openTemporaryStore } from '../testing/temporary-store.ts'
import { readStorageUrl } from '../config/storage-place.ts'
import { startTestProcess } from '../testing/test-process.ts'

const { dataDir } = await openTemporaryStore()
const shared = await mkdtemp(join(tmpdir(), 'volan-shared-'))
afterAll(() => rm(shared, { recursive: true, force: true }))

const keys = { accessKeyId: 'KEY', secretAccessKey: 'a/b+c@d' }

test.each([
  [undefined, { folder: '/data' }],
  ['', { folder: '/data' }],
  ['file:///mnt/volan', { folder: '/mnt/volan' }],
  ['file:///mnt/with%20space', { folder: '/mnt/with space' }],
  [
    's3://KEY:a%2Fb%2Bc%40d@storage:9000/volan?region=eu-central-1&tls=0',
    { address: 'http://storage:9000/volan', region: 'eu-central-1', ...keys },
  ],
  [
    's3://KEY:a%2Fb%2Bc%40d@s3.example.com/my.bucket',
    { address: 'https://s3.example.com/my.bucket', region: 'us-east-1', ...keys },
  ],
])('%s names a storage', (text, expected) => expect(readStorageUrl(text, '/data')).toEqual(expected))

test.each([
  'photos',
  '/mnt/volan',
  'https://KEY:hidden@host/bucket',
  'file://host/folder',
  'file:///',
  'file:///mnt?x=1',
  'file:///mnt/%2e%2e%2fx',
  's3://host/bucket',
  's3://KEY@host/bucket',
  's3://KEY:hidden@host',
  's3://KEY:hidden@host/',
  's3://KEY:hidden@host/bucket/folder',
  's3://KEY:hidden@host/UPPER',
  's3://KEY:hid/den@host/bucket',
  's3://KEY:hidden%zz@host/bucket',
  's3://KEY:hidden@host/bucket?tls=yes',
  's3://KEY:hidden@host/bucket?region=a/b',
  's3://KEY:hidden@host/bucket?regoin=eu',
  's3://KEY:hidden@host/bucket#x',
])('%s is refused with a sentence that does not reveal the secret', (text) => {
  expect(() => readStorageUrl(text, '/data')).toThrow(/STORAGE_URL/)
  expect(() => readStorageUrl(text, '/data')).not.toThrow(/hid/)
})

test('refuses to start without the shared folder, and does not create it', async () => {
  const env = { DATA_DIR: dataDir, DATABASE_URL: '', STORAGE_URL: `file://${shared}/missing` }
  await expect(startTestProcess(env)).rejects.toThrow(/STORAGE_URL names .*missing, where there is no folder/)
})

test('stores the photos of the demo in the storage', async () => {
  const env = { DATA_DIR: join(dataDir, 'demo'), DATABASE_URL: '', STORAGE_URL: `file://${shared}`, DEMO: '1' }
  const product = await startTestProcess(env)
  const cars = (await (await fetch(`${product.address}/api/cars.json?limit=1`)).json()) as Record<
    string,
    { img: string }
  >
  const [car] = Object.values(cars)
  expect((await fetch(product.address + car?.img)).status).toBe(200)
  expect(await product.end('SIGTERM')).toBe(0)
})
