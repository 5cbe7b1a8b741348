import { PhoneLink } from './call-link.tsx'

/** The title of what answers a request for an email where none can go out. */
export const NO_MAIL_TITLE = 'We can’t email you yet'

/** Stands where a page would promise an email, if no mail server is set: mails are then kept, and reach nobody. */
export function NoMail() {
  return (
    <>
      Email isn’t set up on this site yet, so no message can reach you. Call <PhoneLink /> instead.
    </>
  )
}
