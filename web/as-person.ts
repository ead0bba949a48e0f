import { type Endpoint } from '../contract/endpoint.ts'
import { CallError } from './call-error.ts'
import { suspendSession } from './session.ts'
import { freshToken, renewToken } from './token.ts'
import { noteRefused } from './refused-writes.ts'

type Send<T> = (token: string | null) => Promise<T>

/**
 * Sends with the person's token, and once more with a new one when the server rejects it. A second rejection ends the
 * session and notes `write` as refused. `send` throws `CallError`.
 */
export async function asPerson<T>(write: Endpoint | undefined, send: Send<T>): Promise<T> {
  try {
    const token = await freshToken()
    return await send(token).catch(async (error: unknown) => {
      if (!isRefused(error) || token === null) throw error
      return sendAgain(await renewToken(token), send)
    })
  } catch (error) {
    if (write && isRefused(error)) noteRefused(write)
    throw error
  }
}

function sendAgain<T>(token: string, send: Send<T>): Promise<T> {
  return send(token).catch((error: unknown) => {
    if (isRefused(error)) suspendSession()
    throw error
  })
}

function isRefused(error: unknown): boolean {
  return error instanceof CallError && error.status === 401
}
