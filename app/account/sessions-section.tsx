import { Form } from 'react-router'
import { Button } from '../ui/button.tsx'
import { LocalTime } from '../ui/local-time.tsx'
import { SectionStatus } from './section-status.tsx'
import { SettingsSection } from './settings-section.tsx'

type Session = { id: string; device: string; address: string; lastUsedAt: string; current: boolean }

/** Where the account is signed in, how to end that, and what was just ended. */
export function SessionsSection({
  sessions,
  homeZone,
  done,
}: {
  sessions: Session[]
  homeZone: string | undefined
  done: string | null
}) {
  return (
    <SettingsSection title="Where you are signed in">
      <SectionStatus done={done} />
      <ul className="mt-4">
        {sessions.map(session => (
          <li
            key={session.id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-b border-line py-3"
          >
            <div>
              <p className="font-semibold">{session.device}</p>
              <p className="text-sm text-soft">
                {session.current ? (
                  'This device'
                ) : (
                  <LocalTime instant={session.lastUsedAt} homeZone={homeZone} />
                )}
                {session.address ? `, from ${session.address}` : ''}
              </p>
            </div>
            {session.current ? (
              // Without script this is the only way to sign out: the menu in the header doesn't open.
              <Form method="post">
                <input type="hidden" name="intent" value="sign-out" />
                <Button type="submit" look="quiet">
                  Sign out
                </Button>
              </Form>
            ) : (
              <Form method="post" replace preventScrollReset>
                <input type="hidden" name="intent" value="end-session" />
                <input type="hidden" name="id" value={session.id} />
                <Button type="submit" look="quiet" aria-label={`Sign out ${session.device}`}>
                  Sign out
                </Button>
              </Form>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 ? (
        <Form method="post" replace preventScrollReset className="mt-5">
          <input type="hidden" name="intent" value="end-others" />
          <Button type="submit" look="secondary">
            Sign out all other devices
          </Button>
        </Form>
      ) : null}
      <p className="mt-4 text-sm text-soft">
        A session ends seven days after its last use, and thirty days after signing in at the latest.
      </p>
    </SettingsSection>
  )
}
