import { randomUUID } from 'node:crypto'
import { cookieOf } from './cookies.ts'

/** Signs up a new user at a running site, from this address, and returns the session cookie. */
export async function signUpOverHttp(origin: string, address: string): Promise<string> {
  const username = `somebody_${randomUUID().slice(0, 8)}`
  const password = 'correct horse'
  const form = { intent: 'sign-up', email: `${username}@example.com`, username }
  const response = await fetch(`${origin}/auth`, {
    method: 'POST',
    headers: { origin, 'x-forwarded-for': address },
    body: new URLSearchParams({ ...form, password, confirmPassword: password }),
    redirect: 'manual',
  })
  return cookieOf(response)
}
