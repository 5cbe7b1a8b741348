import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button, type ButtonLook } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { NoticeBox } from '../ui/notice-box.tsx'
import type { FormFault } from './form-fault.ts'

type Props = {
  intent?: string
  /** Where it is posted; the page itself where it is not said. */
  action?: string
  hidden?: Record<string, string>
  fault?: FormFault | null
  label: string
  /** What the form is called where its button says too little by itself. */
  name?: string
  look?: ButtonLook
  children?: ReactNode
}

/** A form of the desk: what was wrong with it on top, its fields, one button. */
export function DeskForm({ intent, action, hidden = {}, fault, label, name = label, look, children }: Props) {
  const faulty = fault ? Object.keys(fault.fields) : []
  return (
    <Form method="post" noValidate aria-label={name} {...(action ? { action } : {})}>
      {intent ? <input type="hidden" name="intent" value={intent} /> : null}
      {Object.entries(hidden).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {fault && faulty.length > 0 ? <ErrorSummary errors={fault.fields} occasion={fault} /> : null}
      {fault && faulty.length === 0 ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="mb-4">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      {children ? <div className="mb-4 grid grid-cols-1 gap-4">{children}</div> : null}
      <Button type="submit" look={look ?? 'primary'}>
        {label}
        {name === label ? null : <span className="sr-only"> ({name})</span>}
      </Button>
    </Form>
  )
}
