import { controlClass } from '../ui/control-class.ts'
import { Labelled } from '../ui/field.tsx'
import { followAnchor } from '../ui/follow-anchor.ts'

const parts = [
  { id: 'military', label: 'Military discounts' },
  { id: 'federal', label: 'Federal program: Lifeline' },
]

/** Leads to one of the two kinds of discount; without script the same two as links. */
export function JumpMenu() {
  return (
    <>
      <div className="mt-8 max-w-sm scripting-none:hidden">
        <Labelled label="Which discount are you looking for?">
          {control => (
            <select
              {...control}
              defaultValue=""
              onChange={event => event.currentTarget.value && followAnchor(event.currentTarget.value)}
              className={controlClass}
            >
              <option value="">Choose one</option>
              {parts.map(({ id, label }) => (
                <option key={id} value={id}>
                  {label}
                </option>
              ))}
            </select>
          )}
        </Labelled>
      </div>
      <ul className="mt-6 hidden flex-wrap gap-x-6 scripting-none:flex">
        {parts.map(({ id, label }) => (
          <li key={id}>
            <a href={`#${id}`} className="font-semibold text-signal underline underline-offset-4">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </>
  )
}
