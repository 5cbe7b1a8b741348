import { useRouteLoaderData } from 'react-router'
import type { loader } from '../desk.route.tsx'

/** Whoever signs in for the first time is away until they say otherwise, which nobody would guess. */
export function AwayNote() {
  const staff = useRouteLoaderData<typeof loader>('root')?.staff
  if (staff?.presence !== 'away') return null
  return (
    <p className="mt-3 rounded-card border border-lamp bg-surface px-4 py-2">
      You’re set to <strong>Away</strong>: visitors who ask for a person in chat can’t count on you. Press{' '}
      <strong>Online</strong> at the top when you can take chats.
    </p>
  )
}
