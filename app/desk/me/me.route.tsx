import {
  addPasskey,
  endOwnOtherDeskSessions,
  readOwnDesk,
  removePasskey,
  renewRecoveryCodes,
  startPasskey,
} from '#domain/staff-access/own-desk.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { readForm } from '../../api/read-form.server.ts'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import type { DeskAnswer } from '../answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { DeskForm } from '../desk-form.tsx'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { RecoveryCodes } from '../recovery-codes.tsx'
import type { Route } from './+types/me.route.ts'
import { AddPasskey } from './add-passkey.tsx'
import { PasskeyList } from './passkey-list.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Your desk account | ${brand.name}` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** What one signs in with. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const args = { request, context }
  const { name, email, role } = await requireStaff(args)
  const own = await askDesk(readOwnDesk, args, {})
  if (!own.ok) throw new Response(null, { status: 503 })
  return { name, email, role, ...own.value }
}

/** What a form answers; beside that what a passkey is made for, or the new codes, which are shown this once. */
type OwnAnswer = DeskAnswer & { options?: string; recoveryCodes?: string[] }

const fields = ['intent', 'name', 'passkey', 'credentialId', 'code'] as const

/** Each form of the page is an intent. */
export async function action({ request, context }: Route.ActionArgs) {
  const args = { request, context }
  const form = await readForm(request, fields)
  const { intent = '', name, passkey, credentialId, code } = form
  const proof = { code }
  if (intent === 'start-passkey') {
    const started = await askDesk(startPasskey, args, {}, proof)
    return started.ok
      ? { ...doneAnswer(intent, ''), options: started.value.options }
      : refusedAnswer(started, form)
  }
  if (intent === 'renew-codes') {
    const renewed = await askDesk(renewRecoveryCodes, args, {}, proof)
    return renewed.ok
      ? { ...doneAnswer(intent, ''), recoveryCodes: renewed.value.recoveryCodes }
      : refusedAnswer(renewed, form)
  }
  if (intent === 'add-passkey') {
    const added = await askDesk(addPasskey, args, { passkey, name }, proof)
    return added.ok ? doneAnswer(intent, 'The passkey is added.') : refusedAnswer(added, form)
  }
  if (intent === 'remove-passkey') {
    const removed = await askDesk(removePasskey, args, { credentialId }, proof)
    return removed.ok ? doneAnswer(intent, 'The passkey is removed.') : refusedAnswer(removed, form)
  }
  if (intent !== 'end-others') throw new Response(null, { status: 400 })
  const ended = await askDesk(endOwnOtherDeskSessions, args, {}, proof)
  if (!ended.ok) return refusedAnswer(ended, form)
  const count = ended.value.ended
  return doneAnswer(
    intent,
    count === 1 ? 'One other session is ended.' : `${count} other sessions are ended.`,
  )
}

export default function Me({ loaderData, actionData }: Route.ComponentProps) {
  const { name, email, role, passkeys, recoveryCodesLeft, sessions } = loaderData
  // Recovery codes are shown once: they must outlast a reload after an outage.
  const answer: OwnAnswer | undefined = useKeptAnswer(actionData)
  return (
    <div className="max-w-2xl">
      <h1 className="text-2xl">Your account</h1>
      <p className="mt-1 mb-5 break-words text-soft">
        {name}, {email}, {role}
      </p>
      <Done words={answer?.done} />
      <FactorAgain again={answer?.again ?? null} />
      {answer?.recoveryCodes ? <RecoveryCodes codes={answer.recoveryCodes} next="Back to the queue" /> : null}
      <section aria-labelledby="passkeys" className="mt-6">
        <h2 id="passkeys" className="text-xl">
          Passkeys
        </h2>
        <p className="mt-1 mb-3 text-soft">A second way to sign in after your password, without a code.</p>
        <PasskeyList passkeys={passkeys} />
        <AddPasskey />
      </section>
      <section aria-labelledby="codes-left" className="mt-8">
        <h2 id="codes-left" className="text-xl">
          Recovery codes
        </h2>
        <p className="mt-1 mb-3 text-soft">
          {recoveryCodesLeft} of 10 left. New codes replace all the old ones.
        </p>
        <DeskForm intent="renew-codes" label="Make new recovery codes" look="secondary" />
      </section>
      <section aria-labelledby="sessions" className="mt-8">
        <h2 id="sessions" className="text-xl">
          Sessions
        </h2>
        <p className="mt-1 mb-3 text-soft">
          {sessions === 1 ? 'You are signed in here alone.' : `You are signed in ${sessions} times.`}
        </p>
        {sessions > 1 ? (
          <DeskForm intent="end-others" label="End my other sessions" look="secondary" />
        ) : null}
      </section>
    </div>
  )
}
