import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto'
import { once } from 'node:events'
import { createServer, request as httpRequest, type IncomingHttpHeaders } from 'node:http'
import { type RequestOptions } from 'node:https'
import { type AddressInfo } from 'node:net'
import { type PublicNetwork } from '../lib/public-request.ts'
import { atEnd } from './at-end.ts'

/** A browser that receives pushes, as far as its push service and its keys go. */
export interface PushedBrowser {
  subscription: { endpoint: string; p256dh: string; auth: string }
  /** What was pushed, decrypted. */
  received: unknown[]
  /** What its push service answers in place of the others' status. */
  status?: number
}

/** A push service for one test file, and the network on which it is at push.example. */
export interface PushService {
  network: PublicNetwork
  /** The status that it answers from now on. */
  answer: (status: number) => void
  /** A new browser, or one with new keys at a known address. */
  browser: (name?: string) => PushedBrowser
  /** Headers of all requests. */
  requests: IncomingHttpHeaders[]
}

/** Takes pushes and decrypts them as browsers do (RFC 8030, 8188 and 8291). */
export async function openPushService(): Promise<PushService> {
  const open = new Map<string, { browser: PushedBrowser; take: (body: Buffer) => void }>()
  const requests: IncomingHttpHeaders[] = []
  let status = 201
  let count = 0
  const server = createServer((request, response) => {
    void (async () => {
      const chunks: Buffer[] = []
      for await (const chunk of request) chunks.push(chunk as Buffer)
      requests.push(request.headers)
      const known = open.get(request.url ?? '')
      const answer = known ? (known.browser.status ?? status) : 410
      if (answer === 201) known?.take(Buffer.concat(chunks))
      response.writeHead(answer).end()
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  atEnd(async () => server.close())
  const { port } = server.address() as AddressInfo
  return {
    requests,
    answer: (next) => (status = next),
    network: {
      resolve: async (host) => (host === 'push.example' ? ['93.184.215.14'] : ['127.0.0.1']),
      request: (({ lookup: _lookup, ...options }: RequestOptions, done: () => void) =>
        httpRequest({ ...options, host: '127.0.0.1', port }, done)) as PublicNetwork['request'],
    },
    browser(name = `browser-${++count}`) {
      const keys = createECDH('prime256v1')
      keys.generateKeys()
      const auth = randomBytes(16)
      const p256dh = keys.getPublicKey('base64url')
      const subscription = { endpoint: `https://push.example/${name}`, p256dh, auth: auth.toString('base64url') }
      const browser: PushedBrowser = { subscription, received: [] }
      const take = (body: Buffer) => browser.received.push(JSON.parse(decrypt(body, keys, auth)))
      open.set(`/${name}`, { browser, take })
      return browser
    },
  }
}

/** Is the request signed with the key that browsers subscribed with (RFC 8292)? */
export function isSignedBy(headers: IncomingHttpHeaders, publicKey: string): boolean {
  const [, token = '', key = ''] = /^vapid t=([^,]+), ?k=(.+)$/.exec(headers.authorization ?? '') ?? []
  const [head = '', claims = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const signer = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' })
  const { aud } = JSON.parse(Buffer.from(claims, 'base64url').toString()) as { aud: string }
  const isRight = verify(
    'sha256',
    Buffer.from(`${head}.${claims}`),
    { key: signer, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature, 'base64url'),
  )
  return isRight && key === publicKey && aud === 'https://push.example'
}

function decrypt(body: Buffer, keys: ReturnType<typeof createECDH>, auth: Buffer): string {
  const salt = body.subarray(0, 16)
  const keyLength = body[20] ?? 0
  const sender = body.subarray(21, 21 + keyLength)
  const sealed = body.subarray(21 + keyLength)
  const derive = (secret: Buffer, with_: Buffer, info: Buffer | string, length: number) =>
    Buffer.from(hkdfSync('sha256', secret, with_, info, length))
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = derive(keys.computeSecret(sender), auth, info, 32)
  const key = derive(secret, salt, 'Content-Encoding: aes128gcm\0', 16)
  const nonce = derive(secret, salt, 'Content-Encoding: nonce\0', 12)
  const opener = createDecipheriv('aes-128-gcm', key, nonce)
  opener.setAuthTag(sealed.subarray(-16))
  const text = Buffer.concat([opener.update(sealed.subarray(0, -16)), opener.final()]).toString()
  // The last record ends with a mark and filling.
  return text.slice(0, text.lastIndexOf('\u0002'))
}
