import { Form, Link } from 'react-router'
import type { RowChange } from '#domain/catalog-drafts/row-changes.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Moment } from '../work/due.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { publishPath } from './catalog-address.ts'
import { ChangeList } from './change-list.tsx'
import { LookLinks } from './look-links.tsx'

type Props = {
  draft: {
    id: number
    version: number
    authorName: string
    changedAt: Date
    retires: boolean
    changes: readonly RowChange[]
    /** The drafts that it is, or is to be, published with. */
    together: readonly number[]
    /** The page of visitors that shows it best. */
    preview: string
  }
  /** It is about to be published, and waits for that. */
  isBound: boolean
  /** Whose it is, where it is a colleague's. */
  foreign: string | null
}

/** What somebody makes of an entry, and what may be done with that. */
export function DraftCard({ draft, isBound, foreign }: Props) {
  const { version, authorName, changedAt, retires, changes, together, preview } = draft
  return (
    <section aria-label="Draft" className="mt-4 max-w-4xl rounded-card border border-lamp bg-surface p-4">
      <h2 className="text-lg">{authorName} has a draft</h2>
      <p className="text-soft">
        Last changed <Moment at={changedAt} />. Only the desk sees it.
      </p>
      <div className="mt-2">{retires ? <p>It retires this entry.</p> : <ChangeList changes={changes} />}</div>
      <div className="mt-3 flex flex-wrap items-center gap-3">
        {isBound ? (
          <div>
            <p>
              It is about to be published:{' '}
              <Link to="/desk/catalog/drafts" className="underline underline-offset-4">
                see when, agree, or cancel
              </Link>
            </p>
            <LookLinks drafts={together} preview={preview} />
          </div>
        ) : (
          <>
            <Link to={publishPath(together)} className={buttonClass('primary')}>
              What it changes, preview, publish
            </Link>
            <Form method="post" aria-label="Withdraw" className="flex flex-wrap items-center gap-3">
              <input type="hidden" name="version" value={version} />
              {foreign ? (
                <label className="flex items-center gap-2">
                  <input type="checkbox" name="takeOver" value="yes" className="size-4" />
                  It is {foreign}’s: I withdraw it anyway
                </label>
              ) : null}
              <SmallButton type="submit" name="intent" value="withdraw">
                Withdraw the draft
              </SmallButton>
            </Form>
          </>
        )}
      </div>
      {together.length > 1 && !isBound ? (
        <p className="mt-2 text-soft">
          Together with {together.length === 2 ? '1 other draft' : `${together.length - 1} other drafts`} of
          this provider: one needs the other.
        </p>
      ) : null}
    </section>
  )
}
