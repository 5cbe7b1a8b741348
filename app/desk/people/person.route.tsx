import { Form, Link } from 'react-router'
import { erase, readPerson, recordPrivacyRequest } from '#domain/people/people.operations.server.ts'
import { phonesInWords } from '#domain/shared/phone-digits.ts'
import { problemKind } from '#domain/shared/problem.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { readForm } from '../../api/read-form.server.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { faultOf } from '../form-fault.ts'
import { Facts } from '../work/facts.tsx'
import { notFoundAtDesk } from '../work/not-found.server.ts'
import { SmallButton } from '../work/small-button.tsx'
import { Timeline } from '../work/timeline.tsx'
import type { Route } from './+types/person.route.ts'
import { EraseForm } from './erase-form.tsx'
import { erasedWords } from './erased-words.ts'
import { PersonRecords } from './person-records.tsx'
import { RequestForm } from './request-form.tsx'

export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireStaff(args)
  const found = await askDesk(readPerson, args, { key: args.params.key })
  if (!found.ok) throw notFoundAtDesk()
  const asked = new URL(args.request.url).searchParams.get('export')
  const refused = asked === 'refused' ? faultOf({ ok: false, code: 'code_wrong' }) : null
  return {
    person: found.value,
    address: args.params.key,
    exporting: asked === 'again' || asked === 'refused' ? { fields: {}, fault: refused } : null,
    mayExport: isAllowed(role, 'exportPerson'),
    mayErase: isAllowed(role, 'erasePerson'),
    mayOpenInbox: isAllowed(role, 'readInboxMessage'),
  }
}

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Takes a request about their data, or erases them. */
export async function action(args: Route.ActionArgs) {
  const { key } = args.params
  const form = await readForm(args.request, ['intent', 'kind', 'words', 'confirmed', 'code'])
  if (form.intent === 'request') {
    const result = await askDesk(recordPrivacyRequest, args, { ...form, key })
    const done = 'The request is kept; its clock runs.'
    return result.ok
      ? doneAnswer('request', form.kind === 'opt_out' ? `Offers end now. ${done}` : done)
      : refusedAnswer(result, form)
  }
  if (form.intent !== 'erase') throw new Response(null, { status: 400 })
  const result = await askDesk(erase, args, { ...form, key }, { code: form.code })
  return result.ok ? doneAnswer('erase', erasedWords(result.value)) : refusedAnswer(result, form)
}

export const meta: Route.MetaFunction = () => [{ title: 'Person | Desk' }]

/** Everything about a person on one page. */
export default function Person({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { person, address, exporting, mayExport, mayErase, mayOpenInbox } = loaderData
  const { contact, account, doNotCall, events, others } = person
  const fault = actionData?.fault ?? null
  return (
    <>
      <p>
        <Link to="/desk/people" className="underline underline-offset-4">
          People
        </Link>
      </p>
      <h1 className="text-2xl break-words">{contact.names[0] ?? 'No name kept'}</h1>
      <Done words={actionData?.done} />
      <FactorAgain again={actionData?.again ?? null} />
      <FactorAgain again={exporting} action={`/desk/people/${address}/export`} reloadDocument />
      <div className="mt-3 grid items-start gap-6 lg:grid-cols-[minmax(0,5fr)_minmax(0,3fr)]">
        <div className="space-y-6">
          <Facts
            facts={[
              ['Also called', contact.names.slice(1).join(', ') || 'Nothing else'],
              ['Email', contact.emails.join(', ') || 'Not given'],
              ['Phone', phonesInWords(contact.phones) || 'Not given'],
              ['Address', contact.addresses.join('\n') || 'Not given'],
              ['Account', account ? (account.username ?? account.email) : 'None under this address'],
              ...(others.length > 0
                ? [['Also orders of', <Others key="others" others={others} />] as const]
                : []),
              [
                'Do not call',
                doNotCall.length > 0 ? (
                  <strong key="listed" className="text-alarm">
                    {phonesInWords(doNotCall)}
                  </strong>
                ) : (
                  'Not on the list'
                ),
              ],
            ]}
          />
          {person.hasOpenLead ? null : (
            <p>
              <Link
                to={`/desk/leads/new?${new URLSearchParams({ person: address })}`}
                className="underline underline-offset-4"
              >
                They are calling: enter a lead
              </Link>
            </p>
          )}
          <PersonRecords person={person} mayOpenInbox={mayOpenInbox} />
        </div>
        <div className="space-y-6">
          <section aria-labelledby="rights">
            <h2 id="rights" className="mb-2 text-lg">
              Their rights
            </h2>
            <RequestForm fault={actionData?.intent === 'request' ? fault : null} />
          </section>
          {mayExport ? (
            <section aria-labelledby="export">
              <h2 id="export" className="mb-2 text-lg">
                Export
              </h2>
              <p className="mb-2 text-soft">One JSON file with everything on this page, for them.</p>
              <Form method="post" action={`/desk/people/${address}/export`} reloadDocument>
                <SmallButton type="submit">Export as JSON</SmallButton>
              </Form>
            </section>
          ) : null}
          {mayErase ? (
            <section aria-labelledby="erase">
              <h2 id="erase" className="mb-2 text-lg">
                Erase
              </h2>
              <EraseForm
                key={actionData?.done ?? ''}
                fault={actionData?.intent === 'erase' ? fault : null}
                outside={person.outside}
              />
            </section>
          ) : (
            <p className="text-soft">{problemKind('role_missing').message} For export and deletion.</p>
          )}
          <section aria-labelledby="timeline">
            <h2 id="timeline" className="mb-2 text-lg">
              What happened
            </h2>
            <Timeline events={events.toReversed()} />
          </section>
        </div>
      </div>
    </>
  )
}

/** Other persons to us whose orders are on this page, too: what is asked for here is not done for them. */
function Others({ others }: { others: Route.ComponentProps['loaderData']['person']['others'] }) {
  return (
    <>
      {others.map(({ email, isAccount, address }) => (
        <span key={email} className="block">
          <Link to={`/desk/people/${address}`} className="underline underline-offset-4">
            {email}
          </Link>
          {isAccount ? ', the account that ordered' : ''}
        </span>
      ))}
      <span className="block text-soft">
        Orders here are or were under {others.length === 1 ? 'this address' : 'these addresses'}, too. If it
        is the same customer, take their request there as well.
      </span>
    </>
  )
}
