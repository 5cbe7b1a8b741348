import { Form, useLocation } from 'react-router'
import { controlClass } from '../../ui/control-class.ts'
import { SmallButton } from '../work/small-button.tsx'

/** Gives the filters of the address a name, or takes the name away that they have. */
export function SaveView({ views }: { views: readonly { name: string; query: string }[] }) {
  const query = useLocation().search.slice(1)
  const known = views.find(view => view.query === query)
  if (query === '') return null
  return (
    <Form method="post" preventScrollReset className="mt-6 flex flex-wrap items-end gap-2">
      <input type="hidden" name="intent" value="save-view" />
      <input type="hidden" name="query" value={known ? '' : query} />
      {known ? (
        <>
          <input type="hidden" name="name" value={known.name} />
          <SmallButton type="submit">Forget the view “{known.name}”</SmallButton>
        </>
      ) : (
        <>
          <label>
            Name of this view
            <input name="name" required maxLength={40} className={`${controlClass} min-h-9! py-1!`} />
          </label>
          <SmallButton type="submit">Save view</SmallButton>
        </>
      )}
    </Form>
  )
}
