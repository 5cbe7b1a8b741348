import { type Logger, pino } from 'pino'

export type Log = Logger

/**
 * JSON lines on standard output. Errors are logged by message and code, because database stacks contain whole
 * statements.
 */
export function createLog(level: string): Log {
  return pino({
    level,
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: label => ({ level: label }) },
    // An error described where it was caught is kept; describing it again would hide it.
    serializers: { err: value => (value instanceof Error ? describeError(value) : value) },
    redact: { paths: ['*.password', '*.token', '*.cookie', '*.authorization'], censor: '[hidden]' },
  })
}

type ErrorDescription = {
  name: string
  message: string
  code?: unknown
  at?: string
  cause?: ErrorDescription
}

/** The job queue passes its errors on as copies, which are no longer instances of `Error`. */
type ErrorLike = { name?: unknown; message: string; stack?: unknown; cause?: unknown }

const isErrorLike = (value: unknown): value is ErrorLike =>
  typeof value === 'object' && value !== null && 'message' in value && typeof value.message === 'string'

/** An error in a few short fields: PGlite's stacks print pages of minified code, so only our own frame is kept. */
export function describeError(error: unknown, depth = 0): ErrorDescription {
  if (!isErrorLike(error)) return { name: 'thrown', message: String(error).slice(0, 500) }
  // Drizzle's message repeats the statement and its values, which may include a visitor's name or phone number.
  const message = error.message.startsWith('Failed query') ? 'Failed query' : error.message.slice(0, 500)
  const frame = (typeof error.stack === 'string' ? error.stack : '')
    .split('\n')
    .find(line => /^\s+at .{1,300}$/.test(line) && !line.includes('node_modules'))
  return {
    name: typeof error.name === 'string' ? error.name : 'Error',
    message,
    ...('code' in error ? { code: error.code } : {}),
    ...(frame ? { at: frame.trim() } : {}),
    ...(error.cause !== undefined && depth < 3 ? { cause: describeError(error.cause, depth + 1) } : {}),
  }
}
