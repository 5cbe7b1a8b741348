import { Form } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import { SmallButton } from './small-button.tsx'
import { useDraft } from './use-draft.ts'

/** A note for colleagues; the customer never sees it. `saved`: how many of one's own are kept here. */
export function NoteForm({ me, saved }: { me: string; saved: number }) {
  const { field, keep } = useDraft(me, String(saved), kept => kept !== String(saved))
  return (
    <Form method="post" preventScrollReset className="space-y-2">
      <input type="hidden" name="intent" value="note" />
      <textarea
        ref={field}
        name="note"
        onChange={event => keep(event.target.value)}
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
