import { Link } from 'react-router'

/** What a message says, as it is sent, and the way to whom it tells of. */
export function PayloadBox({ payload }: { payload: Readonly<Record<string, unknown>> }) {
  const { email } = payload
  return (
    <section aria-labelledby="payload">
      <h2 id="payload" className="mb-1 text-lg">
        What it says
      </h2>
      <pre
        tabIndex={0}
        className="overflow-x-auto rounded-card border border-line bg-surface p-3 font-mono break-words whitespace-pre-wrap"
      >
        {JSON.stringify(payload, null, 2)}
      </pre>
      {typeof email === 'string' && email !== '' ? (
        <p className="mt-2">
          <Link
            to={`/desk/people?${new URLSearchParams({ search: email })}`}
            className="underline underline-offset-4 hover:text-signal"
          >
            Everything about this person
          </Link>
        </p>
      ) : null}
    </section>
  )
}
