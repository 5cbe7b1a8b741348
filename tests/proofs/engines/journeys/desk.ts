import { Secret, TOTP } from 'otpauth'
import { STAFF_PASSWORD } from '../../../support/desk-entry.ts'
import type { Visitor } from '../visitor.ts'

/** Who is no colleague is told so at the desk's door. */
export async function deskDoor(visitor: Visitor): Promise<void> {
  await visitor.open('/desk')
  await visitor.isAt(/^\/desk\/sign-in/)
  await visitor.fill('Email', 'nobody@plainwire.example')
  await visitor.fill('Password', 'not the password')
  await visitor.shoot()
  await visitor.click('button', 'Continue')
  await visitor.part('alert')
  await visitor.shoot()
}

/** A code works once: after that of now, the next one is taken, too. */
const STEP_MS = 30_000

/** A new colleague sets the account up, signs in by both factors, claims a work item and notes what came of it. */
export async function deskWork(visitor: Visitor, { invitation }: { invitation: string }): Promise<void> {
  await visitor.open(invitation)
  await visitor.fill('Full name', 'Ana Torres')
  await visitor.fill('Password', STAFF_PASSWORD)
  await visitor.fill('Confirm password', STAFF_PASSWORD)
  await visitor.shoot()
  await visitor.click('button', 'Continue')
  await visitor.part('link', 'Open in an authenticator app')
  const key = await visitor.page.run(
    () => document.querySelector<HTMLAnchorElement>('a[href^="otpauth:"]')?.href,
  )
  const secret = Secret.fromBase32(new URL(key ?? '').searchParams.get('secret') ?? '')
  const codeAt = (timestamp: number) => new TOTP({ secret }).generate({ timestamp })
  await visitor.fill('Six-digit code', codeAt(Date.now()))
  await visitor.shoot()
  await visitor.click('button', 'Finish')
  await visitor.sees('Your recovery codes')
  await visitor.click('link', 'Go to the desk')
  await visitor.part('heading', 'Queue')
  await visitor.click('button', 'Sign out')
  await visitor.fill('Email', 'ana@plainwire.example')
  await visitor.fill('Password', STAFF_PASSWORD)
  await visitor.click('button', 'Continue')
  await visitor.fill('Six-digit code', codeAt(Date.now() + STEP_MS))
  await visitor.shoot()
  await visitor.click('button', 'Sign in')
  await visitor.part('heading', 'Queue')
  await visitor.click('button', 'Claim: Dee Caller')
  await visitor.part('button', 'Give back: Dee Caller')
  await visitor.shoot()
  await visitor.click('link', 'Dee Caller')
  await visitor.sees('You have it')
  await visitor.shoot()
  await visitor.click('button', 'Reached')
  await visitor.sees('You recorded: Reached')
  await visitor.shoot()
}
