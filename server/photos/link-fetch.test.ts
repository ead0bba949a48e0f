import { createServer, request as httpRequest, type RequestListener, type Server } from 'node:http'
import { type RequestOptions } from 'node:https'
import { type AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { networkOf, type PublicNetwork } from '../lib/public-request.ts'
import { fetchLink } from './link-fetch.ts'

let server: Server
let answer: RequestListener
let names: Record<string, string[]>
let connections: { host: string; pinned: unknown }[]

/** A network with our own names, whose https connections all end at the test's server. */
const network: PublicNetwork = {
  resolve: async (host) => names[host] ?? [],
  request: ((options: RequestOptions, done: () => void) => {
    const { lookup, ...rest } = options
    lookup?.(String(options.host), {}, (_error, address) =>
      connections.push({ host: String(options.host), pinned: address }),
    )
    return httpRequest({ ...rest, host: '127.0.0.1', port: (server.address() as AddressInfo).port }, done)
  }) as PublicNetwork['request'],
}

beforeAll(async () => {
  server = createServer((request, response) => answer(request, response))
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening))
})

afterAll(() => server.close())

beforeEach(() => {
  names = { 'cars.example': ['93.184.215.14'], 'evil.example': ['93.184.215.14', '127.0.0.1'] }
  connections = []
  answer = (_request, response) => response.end('picture')
})

function* endless(): Generator<Buffer> {
  for (;;) yield Buffer.alloc(64 * 1024)
}

test('a linked file is fetched over a connection to the address that was checked', async () => {
  expect((await fetchLink('https://cars.example/a.jpg', network)).toString()).toBe('picture')
  expect(connections).toEqual([{ host: 'cars.example', pinned: '93.184.215.14' }])
})

test.each([
  'http://cars.example/a.jpg',
  'https://cars.example:8443/a.jpg',
  'https://evil.example/a.jpg',
  'https://unknown.example/a.jpg',
  'https://127.0.0.1/a.jpg',
  'https://2130706433/a.jpg',
  'https://0x7f.1/a.jpg',
  'https://[::1]/a.jpg',
  'https://[::ffff:10.0.0.1]/a.jpg',
  'https://169.254.169.254/latest/meta-data',
])('no connection is made to %s', async (link) => {
  await expect(fetchLink(link, network)).rejects.toThrow(/^Not a (?:plain https|public) address$/)
  expect(connections).toEqual([])
})

test('the product names itself with the address of its site', async () => {
  const seen: (string | undefined)[] = []
  answer = (request, response) => response.end(String(seen.push(request.headers['user-agent'])))
  for (const site of [undefined, 'https://volan.example'])
    await fetchLink('https://cars.example/a.jpg', { ...networkOf(site), ...network })
  expect(seen).toEqual(['Volan', 'Volan (+https://volan.example)'])
})

test('a redirect is followed up to three times and checked each time', async () => {
  answer = (request, response) => {
    const step = Number(request.url?.slice(1))
    if (step === 0) return response.end('picture')
    response.writeHead(302, { location: `/${step - 1}` }).end()
  }
  expect((await fetchLink('https://cars.example/3', network)).toString()).toBe('picture')
  await expect(fetchLink('https://cars.example/4', network)).rejects.toThrow('Too many redirects')
})

test.each(['http://cars.example/', 'https://127.0.0.1/', 'https://evil.example/', 'file:///etc/passwd'])(
  'a redirect to %s is not followed',
  async (location) => {
    answer = (_request, response) => response.writeHead(302, { location }).end()
    await expect(fetchLink('https://cars.example/a.jpg', network)).rejects.toThrow(
      /^Not a (?:plain https|public) address$/,
    )
    expect(connections).toHaveLength(1)
  },
)

test('the download of a file over the limit is aborted', async () => {
  const givenUp = new Promise((closed) => {
    answer = (_request, response) => {
      response.on('close', () => closed('closed'))
      Readable.from(endless()).pipe(response)
    }
  })
  await expect(fetchLink('https://cars.example/a.jpg', network)).rejects.toThrow('Too large')
  expect(await givenUp).toBe('closed')
})

test('any status but 200 of a linked file is a failure', async () => {
  answer = (_request, response) => response.writeHead(404).end('no')
  await expect(fetchLink('https://cars.example/a.jpg', network)).rejects.toThrow('Answered 404')
})
