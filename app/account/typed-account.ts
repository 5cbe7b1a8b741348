import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { forgetKeptFields, useKeptFields } from '../ui/use-kept-fields.ts'

const KEY = 'plainwire-account-draft'
const names = ['email', 'username'] as const

/**
 * Keeps the email and username that are typed. An email that another page carries here counts as a new start: what was
 * typed before doesn't replace it.
 */
export function useTypedAccount(form: RefObject<HTMLFormElement | null>, on: boolean) {
  const { state } = useLocation()
  return useKeptFields(form, { key: on ? KEY : null, names, start: carriedEmail(state) ?? '' })
}

/** Once somebody is signed in, nobody needs it again. */
export const forgetTypedAccount = () => forgetKeptFields(KEY)

/** The email that a page handed over on the way here. */
export function carriedEmail(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
