import { PRIVACY_CONTACT_MAX_LENGTH } from '#domain/people/privacy-contact.ts'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'

type Props = { contact?: string | undefined; fault?: string | undefined }

/** Where somebody says how we know them. A plain form: it does the same with and without script. */
export function ContactForm({ contact, fault }: Props) {
  return (
    <form
      method="post"
      action="/privacy-choices#requests"
      aria-label="Stop offers or delete data"
      className="mt-4 rounded-card border border-line bg-surface p-5 sm:p-6"
    >
      <ErrorSummary errors={fault ? { contact: fault } : {}} />
      <TextField
        name="contact"
        label="Email address or phone number"
        hint="The one you gave us. We answer the same whether or not we know it."
        defaultValue={contact}
        error={fault}
        maxLength={PRIVACY_CONTACT_MAX_LENGTH}
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <Button type="submit" className="mt-5 w-full sm:w-auto">
        Continue
      </Button>
    </form>
  )
}
