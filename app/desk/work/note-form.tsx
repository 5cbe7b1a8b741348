import { Form } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import { SmallButton } from './small-button.tsx'

/** A note for colleagues; the customer never sees it. */
export function NoteForm() {
  return (
    <Form method="post" preventScrollReset className="space-y-2">
      <input type="hidden" name="intent" value="note" />
      <textarea
        name="note"
        rows={2}
        maxLength={2000}
        required
        aria-labelledby="notes"
        className={controlClass}
      />
      <SmallButton type="submit">Keep note</SmallButton>
    </Form>
  )
}
