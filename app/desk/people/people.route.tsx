import { Form, Link } from 'react-router'
import { findPeople } from '#domain/people/people.operations.server.ts'
import { counted } from '#domain/shared/counted.ts'
import { phonesInWords, phoneWords } from '#domain/shared/phone-digits.ts'
import { controlClass } from '../../ui/control-class.ts'
import { askDesk } from '../ask-desk.server.ts'
import { Moment } from '../work/due.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import { SmallButton } from '../work/small-button.tsx'
import type { Route } from './+types/people.route.ts'

export async function loader(args: Route.LoaderArgs) {
  const search = new URL(args.request.url).searchParams.get('search') ?? ''
  const found = await askDesk(findPeople, args, { search })
  if (!found.ok) throw new Error(`The search was refused: ${found.code}`)
  return found.value
}

export const meta: Route.MetaFunction = () => [{ title: 'People | Desk' }]

/** Looks for people by what they say on the phone. */
export default function People({ loaderData: { search, people } }: Route.ComponentProps) {
  return (
    <>
      <h1 className="text-2xl">People</h1>
      <Form
        method="get"
        role="search"
        aria-label="Search people"
        className="mt-3 flex max-w-2xl items-end gap-2"
      >
        <label className="min-w-0 flex-1">
          Name, email, phone or order reference
          <input
            type="search"
            name="search"
            defaultValue={search}
            maxLength={200}
            className={`${controlClass} min-h-9! py-1!`}
          />
        </label>
        <SmallButton type="submit">Search</SmallButton>
      </Form>
      {search === '' ? (
        <p className="mt-4 max-w-measure text-soft">
          People who share an email address count as one person. Without an email address, the phone number
          decides. We note whose page you open.
        </p>
      ) : null}
      <div role="status" className="mt-4 text-soft empty:hidden">
        {search === '' ? null : people.length > 0 ? (
          `${counted(people.length, 'person', 'people')} found`
        ) : (
          <p className="rounded-card border border-line bg-surface p-6">
            Nobody is known by this. A search needs two characters, of a number four digits.{' '}
            <Link
              to={`/desk/leads/new?${new URLSearchParams({ search })}`}
              className="text-ink underline underline-offset-4"
            >
              New caller
            </Link>
          </p>
        )}
      </div>
      {people.length === 0 ? null : (
        <div className="mt-2">
          <PlainTable
            caption="People found"
            columns={['Name', 'Known by', 'Phone', 'Found in', 'Latest']}
            rows={people.map(({ key, address, names, phones, where, latest }) => ({
              key: JSON.stringify(key),
              cells: [
                <Link
                  key="name"
                  to={`/desk/people/${address}`}
                  className="text-ink underline underline-offset-4"
                >
                  {names.join(', ') || 'No name given'}
                </Link>,
                'email' in key ? key.email : phoneWords(key.phone),
                phonesInWords(phones) || 'Not given',
                where.map(one => `${one}s`).join(', '),
                <Moment key="latest" at={latest} />,
              ],
            }))}
          />
        </div>
      )}
    </>
  )
}
