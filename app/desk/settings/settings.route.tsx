import { Link } from 'react-router'
import { settingMeanings } from '#domain/settings/setting-groups.ts'
import { readSettings } from '#domain/settings/settings.operations.server.ts'
import { valueWords } from '#domain/settings/value-words.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import type { Route } from './+types/settings.route.ts'
import { SettingsTabs } from './settings-tabs.tsx'

/** What is set now. */
export async function loader(args: Route.LoaderArgs) {
  const { role } = await requireStaff(args)
  const found = await askDesk(readSettings, args, { key: null })
  if (!found.ok) throw new Error(`The settings were refused: ${found.code}`)
  const { values, holding } = found.value
  const rows = Object.entries(settingMeanings).map(([name, meaning]) => {
    const key = name as keyof typeof values
    return {
      key,
      ...{ name: meaning.name, means: meaning.means, before: meaning.before },
      set: holding[key],
      words: valueWords(key, values[key]),
    }
  })
  return { rows, isAdministrator: role === 'administrator' }
}

export const meta: Route.MetaFunction = () => [{ title: 'Settings | Desk' }]

/** Everything that the business sets, at one look. */
export default function Settings({ loaderData: { rows, isAdministrator } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl">Settings</h1>
      <p className="mt-1 max-w-measure text-soft">
        What the business can change without a restart. A change is live within seconds. What belongs to the
        machine, such as addresses of other services, is set on the server.
      </p>
      <SettingsTabs here="" isAdministrator={isAdministrator} />
      <div className="mt-4">
        <PlainTable
          caption="Settings"
          columns={['Setting', 'Now', 'Set by']}
          rows={rows.map(({ key, name, means, words, set, before }) => ({
            key,
            cells: [
              <span key="name">
                <Link to={`/desk/settings/${key}`} className="text-ink underline underline-offset-4">
                  {name}
                </Link>
                <span className="block max-w-sm font-normal text-soft">{means}</span>
              </span>,
              <Lines key="now" lines={words} />,
              set ? (
                <span key="set">
                  {set.changedByName}
                  <span className="block text-soft">
                    <Moment at={set.changedAt} />
                  </span>
                </span>
              ) : (
                before
              ),
            ],
          }))}
        />
      </div>
    </>
  )
}

/** Long lists end after some lines: the page of the setting has them all. */
const SHOWN = 4

function Lines({ lines }: { lines: readonly string[] }) {
  return (
    <ul>
      {lines.slice(0, SHOWN).map(line => (
        <li key={line}>{line}</li>
      ))}
      {lines.length > SHOWN ? <li className="text-soft">and {lines.length - SHOWN} more</li> : null}
    </ul>
  )
}
