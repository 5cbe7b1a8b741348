import { LogIn } from 'lucide-react'
import { useEffect, useRef } from 'react'
import type { CartItem } from '#domain/cart/cart.ts'
import type { ShownPrices } from '#domain/cart/reprice-cart.ts'
import { orderAnswerTexts } from '#domain/consent/consent-text.ts'
import { zipOfAddress } from '#domain/shared/zip-of-address.ts'
import { FieldNote, useContactNotes } from '../contact/contact-notes.tsx'
import { later } from '../first-load/later.tsx'
import { SendFault } from '../problems/send-fault.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { TextArea } from '../ui/text-area.tsx'
import { CallFields } from './call-fields.tsx'
import { useAddressDoubt } from './use-address-doubt.ts'
import { useCheckout } from './use-checkout.ts'

const NotPlaced = later(() => import('./not-placed.tsx').then(module => module.NotPlaced))

type Props = {
  /** The cart was read, so the script is running. */
  loaded: boolean
  items: readonly CartItem[]
  /** The prices that the sums beside the form are of. */
  shown: ShownPrices[]
  /** What the cart says isn't listed at the home. */
  doubt: string
  /** Told the ZIP code of the typed address; '' while it has none. */
  onHome(zipCode: string): void
}

/** The contact form that places the order. */
export function CheckoutForm({ loaded, items, shown, doubt, onHome }: Props) {
  const form = useRef<HTMLFormElement>(null)
  const { draft, errors, notice, processing, call, signedIn, isBack, zipCode, goToSignIn, edit, place } =
    useCheckout(items, shown, form)
  const home = zipOfAddress(draft.address)
  useEffect(() => onHome(home), [onHome, home])
  const { notes, watch } = useContactNotes()
  const addressDoubt = useAddressDoubt(draft.address) ?? (zipCode ? '' : notes.address)
  const bind = (name: keyof typeof draft) => ({
    ...watch(name),
    name,
    value: draft[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => edit(name, event.currentTarget.value),
  })
  return (
    <form
      ref={form}
      noValidate
      aria-label="Contact details"
      className="max-w-measure"
      onSubmit={event => {
        event.preventDefault()
        if (!processing) void place()
      }}
    >
      <h2 className="mb-4 text-xl">Contact details</h2>
      <ErrorSummary errors={errors} />
      {notice ? <SendFault title={notice.title} lines={notice.lines} occasion={notice} /> : null}
      <div className="grid gap-5">
        <TextField {...bind('name')} label="Full Name" autoComplete="name" maxLength={200} required />
        <TextField
          {...bind('email')}
          label="Email Address"
          type="email"
          autoComplete="email"
          inputMode="email"
          maxLength={200}
          required
        />
        <TextField
          {...bind('phone')}
          label="Phone Number"
          type="tel"
          autoComplete="tel"
          inputMode="tel"
          maxLength={200}
          required
          hint={
            <>
              {orderAnswerTexts[call.answerBy]} <FieldNote>{notes.phone}</FieldNote>
            </>
          }
        />
        <TextArea
          {...bind('address')}
          label="Address"
          rows={2}
          autoComplete="street-address"
          maxLength={500}
          required
          hint={
            addressDoubt ? (
              <FieldNote>{addressDoubt}</FieldNote>
            ) : (
              'Where you want the service: street, city, state and ZIP code.'
            )
          }
        />
        <p role="status" className="sr-only">
          {notes.phone} {addressDoubt}
        </p>
        <CallFields {...call} />
        <TextArea {...bind('notes')} label="Order Notes" optional maxLength={2000} />
      </div>
      {signedIn ? null : (
        <p className="mt-6 flex gap-x-3 rounded-card border border-line bg-surface p-4">
          <LogIn aria-hidden className="mt-1.5 size-5 shrink-0 text-signal" strokeWidth={1.75} />
          <span className="flex flex-wrap items-center gap-x-2">
            <span>You'll need to sign in to complete your purchase</span>
            <button
              type="button"
              onClick={() => void goToSignIn()}
              className="min-h-8 font-semibold text-signal underline underline-offset-4"
            >
              Sign in or create an account
            </button>
          </span>
        </p>
      )}
      {/* Once more: on a phone the cart is far above the button. */}
      {doubt ? (
        <p className="mt-6 text-sm">
          <FieldNote>{doubt} You can order, and our representative checks it first.</FieldNote>
        </p>
      ) : null}
      {isBack && signedIn && loaded ? <NotPlaced form={form} id="not-placed" waiting={null} /> : null}
      {/* Before the script is there, sending the form would put what was typed into the page's address. */}
      <Button
        type="submit"
        disabled={processing || !loaded}
        aria-describedby={isBack && signedIn ? 'not-placed' : undefined}
        className="mt-6 w-full sm:w-auto sm:min-w-56"
      >
        {processing ? 'Processing...' : 'Place Order'}
      </Button>
    </form>
  )
}
