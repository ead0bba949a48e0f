import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'
import { type PasskeyCreation, type PasskeyProof, type PasskeyRequest } from '../../contract/passkey.ts'

/** Flags of authenticator data (WebAuthn 6.1). */
const flags = { present: 1, verified: 4, attested: 64 }

/** What a test makes an authenticator do otherwise. */
interface Ways {
  origin?: string
  /** Whether it asks for a fingerprint or PIN. */
  isVerifying?: boolean
  counter?: number
}

/** An authenticator of one passkey, as a phone or a security key is one. */
export class SoftAuthenticator {
  readonly #id = randomBytes(32)
  readonly #key = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string

  constructor(origin = 'http://localhost:80') {
    this.#origin = origin
  }

  /** Makes the passkey. */
  create({ challenge, rp }: PasskeyCreation, { origin = this.#origin, isVerifying = true }: Ways = {}) {
    const { x = '', y = '' } = this.#key.publicKey.export({ format: 'jwk' })
    // COSE: an EC2 key for ES256 on P-256.
    const publicKey = Buffer.concat([
      Buffer.from('a5010203262001215820', 'hex'),
      Buffer.from(x, 'base64url'),
      Buffer.from('225820', 'hex'),
      Buffer.from(y, 'base64url'),
    ])
    const length = Buffer.from([0, this.#id.length])
    const attested = Buffer.concat([Buffer.alloc(16), length, this.#id, publicKey])
    const data = Buffer.concat([authData(rp.id, flags.attested | state(isVerifying), 0), attested])
    // CBOR: {fmt: "none", attStmt: {}, authData}.
    const beginning = Buffer.from('a363666d74646e6f6e656761747453746d74a06861757468446174615900', 'hex')
    const attestationObject = Buffer.concat([beginning, Buffer.from([data.length]), data]).toString('base64url')
    const clientDataJSON = clientData('webauthn.create', challenge, origin)
    return { ...this.#names(), response: { clientDataJSON, attestationObject, transports: ['internal'] } }
  }

  /** Answers a challenge. */
  get(
    { challenge, rpId }: PasskeyRequest,
    { origin = this.#origin, isVerifying = true, counter = 0 }: Ways = {},
  ): PasskeyProof {
    const data = authData(rpId, state(isVerifying), counter)
    const clientDataJSON = clientData('webauthn.get', challenge, origin)
    const signed = Buffer.concat([data, sha256(Buffer.from(clientDataJSON, 'base64url'))])
    const signature = sign('sha256', signed, this.#key.privateKey).toString('base64url')
    return {
      ...this.#names(),
      response: { clientDataJSON, authenticatorData: data.toString('base64url'), signature },
    }
  }

  #names() {
    const id = this.#id.toString('base64url')
    return { id, rawId: id, type: 'public-key' as const }
  }
}

function state(isVerifying: boolean): number {
  return flags.present | (isVerifying ? flags.verified : 0)
}

function authData(rpId: string, flagBits: number, counter: number): Buffer {
  const count = Buffer.alloc(4)
  count.writeUInt32BE(counter)
  return Buffer.concat([sha256(Buffer.from(rpId)), Buffer.from([flagBits]), count])
}

function clientData(type: string, challenge: string, origin: string): string {
  return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
}

function sha256(bytes: Buffer): Buffer {
  return createHash('sha256').update(bytes).digest()
}
