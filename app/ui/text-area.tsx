import type { ReactNode, TextareaHTMLAttributes } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './control-class.ts'
import { Labelled, type Shared } from './field.tsx'

type TextAreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

/** From here on, a text says how many characters are left: what comes after the last one is cut off. */
const NEARLY_FULL = 0.8

/** The hint of a long text, with what is left of its length once that isn't much. */
function hintWithRest(hint: ReactNode, { value, maxLength }: Pick<TextAreaProps, 'value' | 'maxLength'>) {
  if (typeof value !== 'string' || !maxLength || value.length < maxLength * NEARLY_FULL) return hint
  const left = maxLength - value.length
  return (
    <>
      {hint} {left === 1 ? '1 character left.' : `${left} characters left.`}
    </>
  )
}

export function TextArea({ label, error, hint, optional, className, ...input }: TextAreaProps) {
  return (
    <Labelled {...{ label, error, hint: hintWithRest(hint, input), optional: optional ?? false, className }}>
      {control => <textarea rows={3} {...control} {...input} className={classes(controlClass, 'resize-y')} />}
    </Labelled>
  )
}
