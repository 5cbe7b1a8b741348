import { Form, Link } from 'react-router'
import type { CatalogRow } from '#domain/catalog-drafts/catalog-row.ts'
import { type CatalogKind, kindInText } from '#domain/catalog-drafts/catalog-subject.ts'
import { Moment } from '../work/due.tsx'
import { SmallButton } from '../work/small-button.tsx'
import { entryPath, publicationWords } from './catalog-address.ts'
import { LookLinks } from './look-links.tsx'

type Listed = {
  publication: {
    id: number
    state: string
    publishAt: Date
    timeZone: string
    requestedBy: string
    requestedByName: string
    approvedByName: string | null
    cancelledByName: string | null
    overruled: readonly { check: string; found: string; reason: string }[]
    publishedAt: Date | null
    failure: string
  }
  drafts: readonly {
    id: number
    kind: CatalogKind
    subjectId: string
    content: CatalogRow | null
    /** With its provider's. */
    name: string
    /** The page of visitors that shows it best. */
    preview: string
  }[]
}

/** What was and is to be published, the newest first. */
export function PublicationList({ publications, me }: { publications: readonly Listed[]; me: string }) {
  return (
    <section aria-label="Publications" className="mt-8">
      <h2 className="text-lg">Publications</h2>
      {publications.length === 0 ? (
        <p className="mt-2 text-soft">Nothing was published at the desk so far.</p>
      ) : null}
      <ul className="mt-2 grid gap-3">
        {publications.map(one => (
          <Publication key={one.publication.id} {...one} me={me} />
        ))}
      </ul>
    </section>
  )
}

function Publication({ publication, drafts, me }: Listed & { me: string }) {
  const { id, state, publishAt, timeZone, requestedByName, approvedByName, cancelledByName, publishedAt } =
    publication
  const isAhead = state === 'waiting' || state === 'scheduled'
  return (
    <li id={`publication-${id}`} className="rounded-card border border-line p-3">
      <p>
        <strong className={state === 'failed' ? 'text-alarm' : isAhead ? 'text-lamp' : undefined}>
          {publicationWords[state]}
        </strong>
        {': '}
        <Moment at={state === 'published' && publishedAt ? publishedAt : publishAt} timeZone={timeZone} />
        <span className="text-soft">
          {' '}
          · by {requestedByName}
          {approvedByName ? `, agreed to by ${approvedByName}` : ''}
          {cancelledByName ? `, canceled by ${cancelledByName}` : ''}
        </span>
      </p>
      <ul className="mt-1 flex flex-wrap gap-x-4">
        {drafts.map(draft => (
          <li key={draft.id}>
            <Link
              to={entryPath({ kind: draft.kind, id: draft.subjectId })}
              className="underline underline-offset-4"
            >
              {draft.name}
            </Link>{' '}
            <span className="text-soft">
              {kindInText(draft.kind)}
              {draft.content === null ? ', retired' : ''}
            </span>
          </li>
        ))}
      </ul>
      {publication.failure ? <p className="mt-1 text-alarm">{publication.failure}</p> : null}
      {publication.overruled.map(({ check, found, reason }) => (
        <p key={check} className="mt-1 break-words text-soft first-letter:uppercase">
          {found} Overruled: “{reason}”
        </p>
      ))}
      {isAhead ? (
        <div className="mt-1">
          <LookLinks
            drafts={drafts.map(draft => draft.id)}
            preview={drafts[0]?.preview ?? '/'}
            about={`publication ${id}`}
          />
        </div>
      ) : null}
      <Form method="post" aria-label={`Publication ${id}`} className="mt-2 flex flex-wrap gap-2">
        <input type="hidden" name="publication" value={id} />
        {state === 'waiting' && publication.requestedBy !== me ? (
          <SmallButton type="submit" name="intent" value="approve">
            Agree
          </SmallButton>
        ) : null}
        {isAhead ? (
          <SmallButton type="submit" name="intent" value="cancel" aria-label={`Cancel publication ${id}`}>
            Cancel
          </SmallButton>
        ) : null}
        {state === 'published' ? (
          <SmallButton
            type="submit"
            name="intent"
            value="take-back"
            aria-label={`Take it back by another change: publication ${id}`}
          >
            Take it back by another change
          </SmallButton>
        ) : null}
      </Form>
    </li>
  )
}
