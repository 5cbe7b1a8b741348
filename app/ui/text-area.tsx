import { type ReactNode, type TextareaHTMLAttributes, useState } from 'react'
import { classes } from './classes.ts'
import { controlClass } from './control-class.ts'
import { Labelled, type Shared } from './field.tsx'

type TextAreaProps = Shared & Omit<TextareaHTMLAttributes<HTMLTextAreaElement>, 'id'>

/** From here on, a text says how many characters are left: what comes after the last one is cut off. */
const NEARLY_FULL = 0.8

/** The hint of a long text, with what is left of its length once that isn't much. */
function hintWithRest(hint: ReactNode, length: number, maxLength: number | undefined) {
  if (!maxLength || length < maxLength * NEARLY_FULL) return hint
  const left = maxLength - length
  return (
    <>
      {hint} {left === 1 ? '1 character left.' : `${left} characters left.`}
    </>
  )
}

export function TextArea({ label, error, hint, optional, className, ...input }: TextAreaProps) {
  const [length, setLength] = useState(0)
  const { value } = input
  const counted = hintWithRest(hint, typeof value === 'string' ? value.length : length, input.maxLength)
  return (
    <Labelled {...{ label, error, hint: counted, optional: optional ?? false, className }}>
      {control => (
        <textarea
          rows={3}
          onInput={event => setLength(event.currentTarget.value.length)}
          {...control}
          {...input}
          className={classes(controlClass, 'resize-y')}
        />
      )}
    </Labelled>
  )
}
