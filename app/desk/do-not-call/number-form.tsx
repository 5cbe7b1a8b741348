import { type ReactNode, useId } from 'react'
import { Form } from 'react-router'
import { FILE_MAX_BYTES } from '#domain/callbacks/read-number-file.ts'
import { controlClass } from '../../ui/control-class.ts'
import type { FormFault } from '../form-fault.ts'
import { useFirstFault } from '../use-first-fault.ts'
import { FileField } from '../work/file-field.tsx'
import { SmallButton } from '../work/small-button.tsx'

const words = {
  add: { title: 'Add a number', button: 'Add' },
  import: { title: 'Import a file', button: 'Import' },
} as const

/** Puts one number on the list, or a file of them. */
export function NumberForm({ act, fault }: { act: keyof typeof words; fault: FormFault | null }) {
  const { title, button } = words[act]
  const fields = fault?.fields ?? {}
  const form = useFirstFault(fault)
  const look = `${controlClass} min-h-9! py-1!`
  return (
    <Form
      ref={form}
      method="post"
      aria-label={title}
      className="space-y-2 rounded-card border border-line p-3"
      encType={act === 'import' ? 'multipart/form-data' : 'application/x-www-form-urlencoded'}
    >
      <h2 className="text-lg">{title}</h2>
      <input type="hidden" name="intent" value={act} />
      {act === 'import' ? (
        <FileField
          label="File, one number a line"
          accept=".csv,.txt,text/plain,text/csv"
          most={FILE_MAX_BYTES}
          mostWords="1 MB"
          error={fields.file}
          occasion={fault}
        />
      ) : (
        <Field label="Phone number" error={fields.phone}>
          {error => (
            <input
              name="phone"
              inputMode="tel"
              required
              defaultValue={fault?.typed.phone}
              {...error}
              className={look}
            />
          )}
        </Field>
      )}
      <Field label="Why" error={fields.reason}>
        {error => (
          <input
            name="reason"
            required
            maxLength={300}
            defaultValue={fault?.typed.reason}
            {...error}
            className={look}
          />
        )}
      </Field>
      {fault && Object.keys(fields).length === 0 ? (
        <p role="alert" className="text-alarm">
          {fault.message}
        </p>
      ) : null}
      {act === 'import' ? (
        <p className="text-soft">
          CSV or text, at most 1 MB and 50,000 lines. A number that is listed keeps its reason.
        </p>
      ) : null}
      <SmallButton type="submit">{button}</SmallButton>
    </Form>
  )
}

type ErrorProps = { 'aria-invalid'?: true; 'aria-describedby'?: string }

function Field({
  label,
  error,
  children,
}: {
  label: string
  error: string | undefined
  children: (error: ErrorProps) => ReactNode
}) {
  const id = useId()
  return (
    <label className="block">
      {label}
      {children(error ? { 'aria-invalid': true, 'aria-describedby': id } : {})}
      {error ? (
        <span id={id} className="text-alarm">
          {error}
        </span>
      ) : null}
    </label>
  )
}
