type Props = { mailsGoOut: boolean }

/** What happens once somebody asks for a reset of their sign-in: it takes two administrators, and then a link. */
export function ResetHint({ mailsGoOut }: Props) {
  return (
    <>
      Ask an administrator to reset your sign-in. A second administrator must agree within 24 hours.{' '}
      {mailsGoOut
        ? 'Then you get an email with a link to set up your password and second factor again.'
        : 'Then whoever runs the server gives you a link to set up your password and second factor again.'}
    </>
  )
}
