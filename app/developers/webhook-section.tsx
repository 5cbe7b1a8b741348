import { DataTable, type TableColumn } from '../ui/data-table.tsx'
import { Section } from '../ui/section.tsx'
import { Code } from './code.tsx'
import type { developersView } from './developers-view.server.ts'

type Webhooks = ReturnType<typeof developersView>['webhooks']

const answerColumns: readonly TableColumn[] = [
  { title: 'You answer', className: 'w-44' },
  { title: 'What becomes of the message' },
]

/** What a receiver of webhooks gets, how it tells the kinds apart, and what its answers mean. */
export function WebhookSection({ headers, messages, answers }: Webhooks) {
  return (
    <Section
      id="webhooks"
      title="For receivers of webhooks"
      intro="Orders, requests and conversations can be sent to your program as they happen. Our office enters its address, chooses the kinds it gets, and gives you the secret that signs them."
    >
      <p className="max-w-measure text-soft">
        Each message is a POST of JSON, signed by the Standard Webhooks scheme, for which most languages have
        a library. Messages go out oldest first, but one that fails is tried again later, so an older one may
        arrive after a newer one. A message may come twice.
      </p>
      <dl className="mt-6 max-w-measure space-y-3">
        {headers.map(({ name, meaning }) => (
          <div key={name}>
            <dt>
              <code>{name}</code>
            </dt>
            <dd className="text-soft">{meaning}</dd>
          </div>
        ))}
      </dl>
      <h3 className="mt-8 mb-3 text-base">What your answer means</h3>
      <DataTable
        caption="What a receiver’s answers mean"
        columns={answerColumns}
        rows={answers.map(({ status, meaning }) => ({ key: status, cells: [status, meaning] }))}
      />
      <h3 className="mt-8 text-base">The messages</h3>
      <p className="mt-2 max-w-measure text-soft">
        No member names the kind. Tell the kinds apart by members that only one of them has.
      </p>
      <div className="mt-6 grid grid-cols-1 gap-8 lg:grid-cols-2">
        {messages.map(({ kind, sent, toldBy, body }) => (
          <div key={kind} className="min-w-0">
            <h4 className="text-base">
              <code>{kind}</code>
            </h4>
            <p className="mt-1 mb-2 max-w-measure text-soft">
              {sent} Only it has{' '}
              {toldBy.map((member, index) => (
                <span key={member}>
                  {index > 0 ? ' together with ' : null}
                  <code>{member}</code>
                </span>
              ))}
              .
            </p>
            <Code name={`The message ${kind}`} text={body} />
          </div>
        ))}
      </div>
    </Section>
  )
}
