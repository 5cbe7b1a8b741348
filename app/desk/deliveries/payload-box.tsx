/** What a message says, as it is sent. */
export function PayloadBox({ payload }: { payload: Readonly<Record<string, unknown>> }) {
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
    </section>
  )
}
