import { createHash, randomBytes } from 'node:crypto'

/** A token that nobody can guess: 256 random bits, base64url. */
export const newToken = (): string => randomBytes(32).toString('base64url')

/** The stored form of a token: somebody who reads the database can't open anything with it. */
export const hashOfToken = (token: string): string => createHash('sha256').update(token).digest('base64url')
