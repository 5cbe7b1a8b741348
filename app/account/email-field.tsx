import { useLocation } from 'react-router'
import { EMAIL_MAX_LENGTH } from '#domain/shared/contact-rules.ts'
import { TextField } from '../ui/field.tsx'
import { carriedEmail } from './typed-account.ts'

/**
 * The account's email address; one that was already typed on the way here, for example at the checkout, needn't be
 * typed again.
 */
export function EmailField({ typed, error }: { typed: string | undefined; error: string | undefined }) {
  const { state } = useLocation()
  return (
    <TextField
      name="email"
      label="Email"
      type="email"
      autoComplete="email"
      inputMode="email"
      maxLength={EMAIL_MAX_LENGTH}
      defaultValue={typed ?? carriedEmail(state)?.slice(0, EMAIL_MAX_LENGTH)}
      error={error}
      required
    />
  )
}
