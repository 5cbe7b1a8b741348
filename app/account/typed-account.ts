import type { RefObject } from 'react'
import { useLocation } from 'react-router'
import { forgetKeptFields, useKeptFields } from '../ui/use-kept-fields.ts'

/**
 * Whose typing a form keeps: nobody's, that of whoever signs in or up, or the new username of whoever has this one now.
 * Nobody else has it, so somebody else who signs in doesn't find what was typed.
 */
export type KeptTyping = 'nothing' | 'to sign in' | { usernameNow: string }

const KEY = 'plainwire-account-draft'
const USERNAME_KEY = 'plainwire-username-draft'
const names = ['email', 'username'] as const

/**
 * Keeps the email and username that are typed. An email that another page carries here counts as a new start: what was
 * typed before doesn't replace it.
 */
export function useTypedAccount(form: RefObject<HTMLFormElement | null>, kept: KeptTyping) {
  const { state } = useLocation()
  const isNew = typeof kept === 'object'
  const key = isNew ? USERNAME_KEY : kept === 'nothing' ? null : KEY
  return useKeptFields(form, { key, names, start: isNew ? kept.usernameNow : (carriedEmail(state) ?? '') })
}

/** Once somebody is signed in, nobody needs it again. */
export const forgetTypedAccount = () => forgetKeptFields(KEY)

/** The email that a page handed over on the way here. */
export function carriedEmail(state: unknown): string | undefined {
  const email = typeof state === 'object' && state !== null && 'email' in state ? state.email : undefined
  return typeof email === 'string' ? email : undefined
}
