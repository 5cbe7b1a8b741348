import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody guesses: 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** What is kept of a token: who reads the database can open nothing with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
