import { Link, redirect } from 'react-router'
import { addPartner, readPartners } from '#domain/partners/partners.operations.server.ts'
import { readForm } from '../../api/read-form.server.ts'
import { TextField } from '../../ui/field.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { refusedAnswer } from '../answer.server.ts'
import { askDesk } from '../ask-desk.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { PlainTable } from '../work/plain-table.tsx'
import type { Route } from './+types/partners.route.ts'
import { PartnerFields } from './partner-fields.tsx'

export const meta: Route.MetaFunction = () => [{ title: 'Partners | Desk' }]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

export async function loader(args: Route.LoaderArgs) {
  const found = await askDesk(readPartners, args, {})
  if (!found.ok) throw new Error(`The partners were refused: ${found.code}`)
  return found.value
}

/** Takes a partner in and goes to its page, where its first key is made. */
export async function action(args: Route.ActionArgs) {
  const form = await readForm(args.request, ['intent', 'name', 'mark', 'sites', 'dailyQuota'])
  const result = await askDesk(addPartner, args, form)
  return result.ok ? redirect(`/desk/partners/${result.value.id}`) : refusedAnswer(result, form)
}

/** Sites of others that carry our widget or ask our API. */
export default function Partners({ loaderData, actionData }: Route.ComponentProps) {
  const { partners } = loaderData
  const fault = useKeptAnswer(actionData)?.fault ?? null
  return (
    <>
      <h1 className="text-2xl">Partners</h1>
      <p className="mt-1 max-w-measure text-soft">
        Sites that show our widget or ask our API with a key. What came of them is counted; who it was isn’t
        shown here and isn’t told to partners.
      </p>
      <p className="mt-2 max-w-measure text-soft">
        Everyone can read the key of a page, so it’s limited by network. The key of a program is kept secret
        and has the partner’s requests a day. Make one of each where a partner has both. Keys from before
        there were two kinds work in both places: replace those in pages, or anyone can use up the requests.
      </p>
      <div className="mt-4 grid items-start gap-8 xl:grid-cols-[1fr_22rem]">
        {partners.length === 0 ? (
          <p className="rounded-card border border-line bg-surface p-6 text-soft">No partner yet.</p>
        ) : (
          <PlainTable
            caption="Partners"
            columns={['Partner', 'Mark', 'Sites', 'Open keys', 'Requests a day', 'Leads', 'Orders']}
            rows={partners.map(partner => ({
              key: partner.id,
              cells: [
                <Link key="name" to={`/desk/partners/${partner.id}`} className="underline underline-offset-4">
                  {partner.name}
                </Link>,
                <code key="mark">{partner.mark}</code>,
                partner.sites.length === 0 ? 'none' : partner.sites.join(', '),
                partner.openKeys,
                partner.dailyQuota.toLocaleString('en-US'),
                partner.leads.toLocaleString('en-US'),
                partner.orders.toLocaleString('en-US'),
              ],
            }))}
          />
        )}
        <section aria-labelledby="add">
          <h2 id="add" className="mb-3 text-xl">
            Add a partner
          </h2>
          <DeskForm intent="add" label="Add the partner" fault={fault}>
            <TextField
              label="Mark"
              name="mark"
              required
              autoComplete="off"
              spellCheck={false}
              maxLength={40}
              defaultValue={fault?.typed.mark}
              error={fault?.fields.mark}
              hint="Part of links, leads and orders, such as city-of-austin. It can’t change later."
            />
            <PartnerFields fault={fault} />
          </DeskForm>
        </section>
      </div>
    </>
  )
}
