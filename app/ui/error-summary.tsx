import type { FieldErrors } from '#domain/shared/problem.ts'
import { NoticeBox } from './notice-box.tsx'

type Props = {
  errors: FieldErrors
  /** Identifies the refusal; a new one takes the focus again, even if its words are the same. */
  occasion?: unknown
}

/**
 * The form's errors at the top, each linking to its field. When fields are being fixed, the shrinking list doesn't
 * take the focus again.
 */
export function ErrorSummary({ errors, occasion }: Props) {
  // Two fields with the same fault, such as a password and its repetition, are one thing to fix.
  const names = Object.keys(errors).filter(
    (name, at, all) => all.findIndex(other => errors[other] === errors[name]) === at,
  )
  const count = names.length
  if (count === 0) return null
  return (
    <NoticeBox
      tone="alarm"
      title={count === 1 ? 'Please fix 1 item' : `Please fix ${count} items`}
      occasion={occasion}
      className="mb-5"
    >
      <ul className="mt-1 list-disc pl-12">
        {names.map(name => (
          <li key={name}>
            <button
              type="button"
              // Its text is read without script, too.
              data-without-script=""
              className="min-h-6 text-left align-top underline underline-offset-4 hover:text-signal"
              onClick={event => focusField(event.currentTarget, name)}
            >
              {errors[name]}
            </button>
          </li>
        ))}
      </ul>
    </NoticeBox>
  )
}

function focusField(from: HTMLElement, name: string) {
  from
    .closest('form')
    ?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"],[name^="${CSS.escape(name)}."]`)
    ?.focus()
}
