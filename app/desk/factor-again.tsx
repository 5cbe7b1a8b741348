import { type ComponentType, useEffect, useState } from 'react'
import { type FormProps, Form as PageForm } from 'react-router'
import { Button } from '../ui/button.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { Again } from './answer.ts'
import { CodeField } from './code-field.tsx'

type Props = {
  again: Again | null
  /** What the code is for, where the page has several things that ask for one. */
  act?: string | null
  /** Where the form goes; the page itself where it is not said. */
  action?: string
  /** The form of a fetcher, where the page has one. */
  form?: ComponentType<FormProps>
  /** For answers that are files. */
  reloadDocument?: boolean
}

/** Asks for the code again before an act that needs it, and repeats the act with it. */
export function FactorAgain(props: Props) {
  const { again, act = null, action, form: Form = PageForm, reloadDocument = false } = props
  const [sent, setSent] = useState<Again | null>(null)
  // The address says that the file is asked for. Loaded again, the page would ask after the file was made.
  useEffect(() => {
    const address = new URL(window.location.href)
    if (!reloadDocument || !address.searchParams.has('export')) return
    address.searchParams.delete('export')
    window.history.replaceState(window.history.state, '', address)
  }, [reloadDocument])
  if (!again) return null
  // A file leaves the page where it is; a refusal loads it anew, and it asks again.
  if (sent)
    return (
      <p role="status" className="mb-4 text-good">
        The file is being made. You’ll find it in your downloads.
      </p>
    )
  const { fields, fault } = again
  return (
    <NoticeBox tone="alarm" title="Enter your code again" occasion={again} className="mb-5 max-w-xl">
      {act === null ? null : <p className="mt-1 font-semibold">{act}</p>}
      <p className="mt-1 mb-3 text-soft">This needs a six-digit code from the last five minutes.</p>
      <Form
        method="post"
        noValidate
        aria-label="Enter your code again"
        className="flex flex-wrap items-start gap-3"
        {...(action ? { action } : {})}
        {...(reloadDocument
          ? // The form must still be there when the browser sends it.
            { reloadDocument, onSubmit: () => setTimeout(() => setSent(again)) }
          : {})}
      >
        {Object.entries(fields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <CodeField error={fault?.message} />
        <Button type="submit" className="mt-7">
          Go on
        </Button>
      </Form>
    </NoticeBox>
  )
}
