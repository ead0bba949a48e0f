import { type FastifyServerOptions } from 'fastify'
import { type LogLevel } from '../config/config.ts'
import { logLines } from './log-lines.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Names of fields that may hold a secret. */
const secretFields = new Set([
  'password',
  'currentPassword',
  'newPassword',
  'token',
  'auth',
  'secret',
  'cookie',
  'authorization',
])

/**
 * The log: one JSON object a line (pino). Three things exclude secrets: no caller logs addresses, headers or bodies;
 * fields with the name of a secret are censored; and each finished line is searched for tokens, because libraries'
 * error messages are not under our control.
 */
export function loggerOptions(level: LogLevel): LoggerOptions {
  return {
    level,
    stream: logLines(),
    timestamp: timeField,
    serializers: {
      req: ({ method, routeOptions }) => ({ method, route: routeOptions.url }),
      res: ({ statusCode }) => ({ status: statusCode }),
      err: describeError,
    },
    // Not pino's `redact`, which with paths at any depth takes as long per line as a whole quick call.
    formatters: { log: (fields) => censored(fields) as Record<string, unknown> },
  }
}

let lastTime = { at: 0, field: '' }

/** The time in ISO 8601, formatted once per millisecond. */
function timeField(): string {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, field: `,"time":"${new Date(at).toISOString()}"` }
  return lastTime.field
}

/** A copy without the values of secret fields at any depth; instances of classes are left to serializers. */
function censored(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(censored)
  if (!isPlainObject(value)) return value
  if (Object.keys(value).every((name) => !secretFields.has(name) && typeof value[name] !== 'object')) return value
  const shown: Record<string, unknown> = {}
  for (const [name, field] of Object.entries(value)) shown[name] = secretFields.has(name) ? '[secret]' : censored(field)
  return shown
}

function isPlainObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype
}

/** The logged fields of an error. A database's errors contain rows in further fields (`detail`), which are excluded. */
function describeError(error: Error & { code?: unknown }): { type: string; message: string; stack: string } {
  const { name, message, stack = '', code, cause } = error
  return {
    type: name,
    message,
    stack,
    ...(code !== undefined && { code }),
    ...(cause instanceof Error && { cause: describeError(cause) }),
  }
}
