import { useLayoutEffect, useRef, useState } from 'react'
import type { OrderPage } from '#domain/orders/order-page.server.ts'
import { FieldNote, useContactNotes } from '../contact/contact-notes.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { TextField } from '../ui/field.tsx'
import { isTyped } from '../ui/is-typed.ts'
import { TextArea } from '../ui/text-area.tsx'
import { touchedFields, wasField } from '../ui/touched-fields.ts'
import { useSettings } from '../use-settings.ts'
import type { Answered } from './answered.ts'

type Props = { page: OrderPage; self: string; answered: Answered | null }

const fields = ['name', 'email', 'phone', 'address'] as const
type Contact = Record<(typeof fields)[number], string>

const labels = {
  name: 'Full Name',
  email: 'Email Address',
  phone: 'Phone Number',
  address: 'Address',
} as const

const contactOf = ({ contactName, contactEmail, contactPhone, address }: OrderPage): Contact => ({
  name: contactName,
  email: contactEmail,
  phone: contactPhone,
  address,
})

/**
 * Changes how the customer is reached. The page follows what happens to the order; this form stays what somebody began
 * to change, and is sent with the version of that. Where nothing was typed it follows, too.
 */
export function ContactForm({ page, self, answered }: Props) {
  const stored = contactOf(page)
  const [basis, setBasis] = useState({ version: page.version, contact: stored })
  const form = useRef<HTMLFormElement>(null)
  const { mailsGoOut } = useSettings()
  const { notes, watch } = useContactNotes()
  // A refused form is a page of its own; the version that it was sent with says whether somebody was faster.
  const [isOvertaken] = useState(answered !== null && answered.values.version !== String(page.version))
  const isBehind = fields.some(name => stored[name] !== basis.contact[name])
  useLayoutEffect(() => {
    if (isBehind && answered === null && form.current && !isTyped(form.current))
      setBasis({ version: page.version, contact: contactOf(page) })
  }, [isBehind, answered, page])
  const errors = answered?.errors ?? {}
  const typed = touchedFields(answered?.values ?? {})
  const mine = { ...basis.contact }
  for (const name of fields) mine[name] = typed[name] ?? mine[name]
  const bind = (name: (typeof fields)[number]) => ({
    ...watch(name),
    name,
    label: labels[name],
    defaultValue: mine[name],
    error: errors[name],
    required: true,
  })
  return (
    <form
      // With other values it is another form.
      key={basis.version}
      ref={form}
      method="post"
      action={self}
      noValidate
      className="grid max-w-measure gap-4"
    >
      <ErrorSummary errors={errors} occasion={answered} />
      {page.mayChange && (isBehind || isOvertaken) ? (
        <SavedNow stored={stored} mine={mine} isRefused={isOvertaken} />
      ) : null}
      <input type="hidden" name="intent" value="contact" />
      <input type="hidden" name="version" value={isBehind ? basis.version : page.version} />
      {fields.map(name => (
        <input key={name} type="hidden" name={wasField(name)} value={basis.contact[name]} />
      ))}
      <TextField {...bind('name')} autoComplete="name" maxLength={200} />
      <TextField
        {...bind('email')}
        type="email"
        autoComplete="email"
        maxLength={200}
        hint={
          mailsGoOut
            ? 'We email the old and the new address that this was changed, and links in earlier emails stop working.'
            : undefined
        }
      />
      <TextField
        {...bind('phone')}
        type="tel"
        autoComplete="tel"
        maxLength={200}
        hint={notes.phone ? <FieldNote>{notes.phone}</FieldNote> : undefined}
      />
      <TextArea
        {...bind('address')}
        rows={2}
        maxLength={500}
        hint={notes.address ? <FieldNote>{notes.address}</FieldNote> : undefined}
      />
      <p role="status" className="sr-only">
        {notes.phone} {notes.address}
      </p>
      {page.mayChange ? (
        <Button type="submit" className="justify-self-start">
          Save changes
        </Button>
      ) : null}
    </form>
  )
}

type SavedNowProps = { stored: Contact; mine: Contact; isRefused: boolean }

/** What the order says by now where the form says something else. It takes no focus: somebody is typing. */
function SavedNow({ stored, mine, isRefused }: SavedNowProps) {
  const differing = fields.filter(name => stored[name] !== mine[name])
  if (differing.length === 0) return null
  return (
    <div role="status" className="rounded-card border border-lamp p-4">
      <p className="font-semibold">
        {isRefused ? 'Your order now says' : 'Your order was changed meanwhile'}
      </p>
      <dl className="mt-1 grid gap-1">
        {differing.map(name => (
          <div key={name} className="grid gap-x-3 sm:grid-cols-[10rem_minmax(0,1fr)]">
            <dt className="text-soft">{labels[name]}</dt>
            <dd className="break-words">{stored[name]}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-2 text-soft">
        {isRefused
          ? 'What you typed is still below. Save again to change your order to that.'
          : 'What you typed is still below, and isn’t saved.'}
      </p>
    </div>
  )
}
