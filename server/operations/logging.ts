import { type FastifyServerOptions } from 'fastify'
import { type LogLevel } from '../config.ts'
import { logLines } from './log-lines.ts'

type LoggerOptions = Exclude<FastifyServerOptions['logger'], boolean | undefined>

/** Fields that could hold a secret, wherever somebody hands one to the log. */
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
 * The log: one JSON object a line (pino). Secrets are kept out three times: nobody hands over addresses, headers or
 * bodies; fields with the name of a secret are censored; and each finished line is searched for tokens, because the
 * words of a library's error are not ours.
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
    // Not by pino's `redact`: with paths at any depth it takes as long for each line as the whole of a quick call.
    formatters: { log: (fields) => censored(fields) as Record<string, unknown> },
  }
}

let lastTime = { at: 0, field: '' }

/** The time in words of ISO 8601, made once for all lines of a millisecond. */
function timeField(): string {
  const at = Date.now()
  if (at !== lastTime.at) lastTime = { at, field: `,"time":"${new Date(at).toISOString()}"` }
  return lastTime.field
}

/** The same without the values of secret fields, however deep. What has a class of its own is for a serializer. */
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

/** What a log says of an error. A database's errors carry rows in further fields (`detail`); those stay out. */
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
