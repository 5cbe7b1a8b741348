import { Form, Link } from 'react-router'
import { reportKinds } from '#domain/availability/reports/report-kinds.ts'
import type { ReportedEntry } from '#domain/availability/reports/reported-entries.server.ts'
import { decideReport, readReports } from '#domain/availability/reports.operations.server.ts'
import { inOneList } from '#domain/shared/in-one-list.ts'
import { isAllowed } from '#domain/staff/roles.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { deskAction } from '../desk-action.server.ts'
import { useDeskStream } from '../use-desk-stream.ts'
import { DeskNotice } from '../work/desk-notice.tsx'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/reports.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const query = Object.fromEntries(new URL(args.request.url).searchParams)
  const { role } = await requireStaff(args)
  const found = await askDesk(readReports, args, query)
  if (!found.ok) throw new Error(`The reports were refused: ${found.code}`)
  return { ...found.value, mayDecide: isAllowed(role, 'decideReport') }
}

export const action = (args: Route.ActionArgs) => {
  const decide = (decision: string) => (form: Record<string, string>) =>
    askDesk(decideReport, args, { place: form.place, entry: form.entry, seen: form.seen, decision })
  const names = ['place', 'entry', 'seen']
  return deskAction(args, { confirm: decide('confirmed'), dismiss: decide('dismissed') }, names)
}

export { readAfterRefusal as shouldRevalidate } from '../work/read-after-refusal.ts'

export const meta: Route.MetaFunction = () => [{ title: 'Wrong entries | Desk' }]

/** What visitors say is wrong in the results, by place and provider. */
export default function Reports({ loaderData, actionData: answered }: Route.ComponentProps) {
  const actionData = useKeptAnswer(answered)
  const { entries, place, mayDecide } = loaderData
  useDeskStream(({ topic }) => topic === 'report' || topic === 'work')
  return (
    <>
      <h1 className="text-2xl">Wrong entries reported</h1>
      <p className="mt-1 max-w-measure text-soft">
        Visitors see a doubt once three people report an entry from different networks and at least 12 hours
        apart, or once someone here confirms it. If it’s confirmed as not offered, the results there leave it
        out until newer data arrives. Reports that you dismiss no longer count.
      </p>
      {place ? (
        <p className="mt-2">
          One place only.{' '}
          <Link to="/desk/reports" className="underline underline-offset-4">
            Show all places
          </Link>
        </p>
      ) : null}
      <DeskNotice answer={actionData} />
      {entries.length === 0 ? (
        <p className="mt-4 rounded-card border border-line bg-surface p-6 text-soft">
          No open reports{place ? ' here' : ''}.
        </p>
      ) : (
        <div className="mt-4">
          <PlainTable
            caption="Reported entries"
            columns={['Provider', 'Where', 'People', 'What they say', 'Latest', 'State', 'Actions']}
            rows={entries.map(entry => ({
              key: `${entry.place} ${entry.entry}`,
              cells: [
                entry.provider,
                <Where key="where" {...entry} />,
                peopleWords(entry),
                <Said key="said" {...entry} />,
                <Moment key="latest" at={entry.latest} />,
                <Standing key="stands" {...entry} />,
                mayDecide ? (
                  <Decide key="do" {...entry} />
                ) : (
                  <span key="do" className="text-soft">
                    Editors decide
                  </span>
                ),
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}

/** How many people, and how many of them count for themselves. */
const peopleWords = ({ people, independent }: ReportedEntry) =>
  `${people === 1 ? '1 person' : `${people} people`}${independent < people ? `, ${independent} independent` : ''}`

function Where({ zipCode, place }: ReportedEntry) {
  return (
    <>
      <a href={`/results?zip=${zipCode}`} className="underline underline-offset-4">
        {zipCode}
      </a>
      {place === zipCode ? null : <span className="block font-mono text-soft">{place}</span>}
    </>
  )
}

function Said({ kinds, plans, notes }: ReportedEntry) {
  return (
    <>
      {kinds.map(({ kind, people }) => (
        <p key={kind}>
          {reportKinds[kind]} ({people})
        </p>
      ))}
      {plans.length > 0 ? (
        <p>In the row of {inOneList(plans.map(({ name, people }) => `${name} (${people})`))}</p>
      ) : null}
      {notes.map(note => (
        <p key={note} className="break-words text-soft">
          “{note}”
        </p>
      ))}
    </>
  )
}

function Standing({ doubted, confirmed, undecided }: ReportedEntry) {
  return (
    <>
      {confirmed ? 'Confirmed' : doubted ? 'Doubted' : 'Not doubted'}
      {undecided > 0 ? <span className="block text-soft">{undecided} new</span> : null}
    </>
  )
}

function Decide({ place, entry, provider, undecided, decisionSeen }: ReportedEntry) {
  return (
    <Form method="post" preventScrollReset className="flex flex-wrap gap-2">
      <input type="hidden" name="place" value={place} />
      <input type="hidden" name="entry" value={entry} />
      <input type="hidden" name="seen" value={decisionSeen} />
      {undecided > 0 ? (
        <SmallButton type="submit" name="intent" value="confirm" aria-label={`Confirm: ${provider}`}>
          Confirm
        </SmallButton>
      ) : null}
      <SmallButton type="submit" name="intent" value="dismiss" aria-label={`Dismiss: ${provider}`}>
        Dismiss
      </SmallButton>
    </Form>
  )
}
