import { DataTable } from '../ui/data-table.tsx'
import type { developersView } from './developers-view.server.ts'
import { refusalColumns, refusalRows } from './refusal-rows.tsx'

type Endpoint = ReturnType<typeof developersView>['endpoints'][number]

/** One request: how to call it, input and output, permissions and limits. */
export function EndpointCard({ endpoint }: { endpoint: Endpoint }) {
  const { id, method, path, summary, signedIn, limits, input, output, success, refusals } = endpoint
  return (
    <article
      id={id}
      aria-labelledby={`${id}-title`}
      className="scroll-mt-16 rounded-card border border-line bg-night p-5 sm:p-7"
    >
      <h3 id={`${id}-title`} className="flex flex-wrap items-baseline gap-x-3 gap-y-1 text-xl">
        <span className="text-base font-semibold text-lamp">{method}</span>
        <code className="font-sans break-all">{path}</code>
      </h3>
      <p className="mt-3 max-w-measure">{summary}</p>
      <p className="mt-2 text-sm text-soft">
        {signedIn ? 'Sign in first.' : 'Anyone may ask.'}{' '}
        {limits.length > 0 ? `Limits: ${limits.join('; ')}.` : 'No limit of its own.'}
      </p>
      <div className="mt-6 grid grid-cols-1 gap-6 lg:grid-cols-2">
        <Shape title="You send" text={input ?? 'Nothing'} />
        <Shape title={`You get, with ${success}`} text={output ?? 'Nothing'} />
      </div>
      {refusals.length > 0 ? (
        <div className="mt-6">
          <h4 className="mb-3 text-base">Or it’s refused</h4>
          <DataTable
            caption={`Refusals of ${method} ${path}`}
            columns={refusalColumns}
            rows={refusalRows(refusals)}
          />
        </div>
      ) : null}
    </article>
  )
}

function Shape({ title, text }: { title: string; text: string }) {
  return (
    <div className="min-w-0">
      <h4 className="mb-2 text-base">{title}</h4>
      <pre
        role="group"
        aria-label={title}
        tabIndex={0}
        className="max-h-96 overflow-auto rounded-card border border-line bg-surface p-4 font-mono text-sm leading-relaxed text-soft"
      >
        {text}
      </pre>
    </div>
  )
}
