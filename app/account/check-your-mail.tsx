import { MailCheck } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Form, Link } from 'react-router'
import { onwards } from '#domain/accounts/return-url.ts'
import { Button } from '../ui/button.tsx'
import { useMoveOn } from './use-move-on.ts'

/** What to do after signing up if addresses are confirmed by email. It says the same for every address. */
export function CheckYourMail({ email, returnTo }: { email: string; returnTo: string }) {
  useMoveOn(returnTo)
  const box = useRef<HTMLElement>(null)
  // The form it replaces was longer: without this the text would be above the visible part.
  useEffect(() => {
    box.current?.focus({ preventScroll: true })
    box.current?.scrollIntoView({ block: 'nearest' })
  }, [])
  return (
    <section
      ref={box}
      tabIndex={-1}
      aria-labelledby="mail-title"
      role="status"
      className="mt-8 scroll-my-28 rounded-card border border-line bg-surface p-6 outline-none"
    >
      <MailCheck aria-hidden className="size-9 text-good" strokeWidth={1.75} />
      <h2 id="mail-title" className="mt-3 text-xl">
        Check your mail
      </h2>
      <p className="mt-2">
        We sent a link to <strong className="break-words">{email}</strong>. Open it within one hour to confirm
        that the address is yours; then your account is ready.
      </p>
      <p className="mt-2 text-soft">Nothing there after a minute? Check your spam folder, or:</p>
      <Form method="post" action="/auth/forgot" state={{ returnTo }} className="mt-4">
        <input type="hidden" name="returnTo" value={returnTo} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="wish" value="confirm_address" />
        <Button type="submit" look="secondary" className="w-full">
          Send the link again
        </Button>
      </Form>
      <p className="mt-4 text-center">
        <Link
          to={onwards('/auth', returnTo)}
          className="inline-block py-1 text-signal underline underline-offset-4"
        >
          Back to sign in
        </Link>
      </p>
    </section>
  )
}
