import {
  agreeFactorReset,
  askFactorReset,
  refuseFactorReset,
} from '#domain/staff-access/factor-reset.operations.server.ts'
import {
  changeRole,
  disableStaff,
  enableStaff,
  endStaffSessions,
  inviteStaff,
  readStaff,
  withdrawInvite,
} from '#domain/staff-access/staff.operations.server.ts'
import { brand } from '#platform/brand.ts'
import { readForm } from '../../api/read-form.server.ts'
import { settingsContext } from '../../contexts.ts'
import { NoticeBox } from '../../ui/notice-box.tsx'
import { useKeptAnswer } from '../../ui/use-kept-answer.ts'
import { doneAnswer, refusedAnswer } from '../answer.server.ts'
import type { DeskAnswer } from '../answer.ts'
import { askDesk, requireStaff } from '../ask-desk.server.ts'
import { Done } from '../done.tsx'
import { FactorAgain } from '../factor-again.tsx'
import { useDeskStream } from '../use-desk-stream.ts'
import type { Route } from './+types/staff.route.ts'
import { FactorResets } from './factor-resets.tsx'
import { InviteForm } from './invite-form.tsx'
import { OpenInvites } from './open-invites.tsx'
import { StaffTable } from './staff-table.tsx'

export const meta: Route.MetaFunction = () => [
  { title: `Staff | ${brand.name} desk` },
  { name: 'robots', content: 'noindex, nofollow' },
]

export const headers = ({ actionHeaders }: Route.HeadersArgs) => actionHeaders

/** Everybody of the staff. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const args = { request, context }
  const { id } = await requireStaff(args)
  const result = await askDesk(readStaff, args, {})
  if (!result.ok) throw new Response(null, { status: 503 })
  return { ownId: id, ...result.value, mailsGoOut: context.get(settingsContext).mailsGoOut }
}

/** What was done, with whom; its number tells it from another with the same words. */
type StaffAnswer = DeskAnswer & { about?: string | undefined; number?: number }

const fields = ['intent', 'id', 'email', 'role', 'from', 'code'] as const

/** Invites, or changes somebody's account. */
export async function action({ request, context }: Route.ActionArgs) {
  const args = { request, context }
  const form = await readForm(request, fields)
  const { intent = '', id, email, role, from, code } = form
  const proof = { code }
  const { mailsGoOut } = context.get(settingsContext)
  const ask = {
    invite: () => askDesk(inviteStaff, args, { email, role }, proof),
    'withdraw-invite': () => askDesk(withdrawInvite, args, { email }),
    role: () => askDesk(changeRole, args, { id, role, from }, proof),
    'end-sessions': () => askDesk(endStaffSessions, args, { id }, proof),
    disable: () => askDesk(disableStaff, args, { id }, proof),
    enable: () => askDesk(enableStaff, args, { id }, proof),
    'ask-reset': () => askDesk(askFactorReset, args, { id }, proof),
    'agree-reset': () => askDesk(agreeFactorReset, args, { id }, proof),
    'refuse-reset': () => askDesk(refuseFactorReset, args, { id }, proof),
  }
  const done = {
    invite: `The invitation is on its way to ${email}.`,
    'withdraw-invite': `The invitation to ${email} is withdrawn. Its link no longer works.`,
    role: 'The role is changed.',
    'end-sessions': 'All their sessions are ended.',
    disable: 'The account is disabled and signed out.',
    enable: 'The account opens again.',
    'ask-reset': 'Asked. Another administrator must agree within 24 hours.',
    'agree-reset': mailsGoOut
      ? 'The sign-in is reset. A link to set it up again is on its way to them.'
      : 'The sign-in is reset. No mail server is set: run “npm run desk:reset-factor” on the server for their link.',
    'refuse-reset': 'The reset is stopped.',
  }
  if (!Object.hasOwn(ask, intent)) throw new Response(null, { status: 400 })
  const known = intent as keyof typeof ask
  const result = await ask[known]()
  if (!result.ok) return refusedAnswer(result, form)
  const answer: StaffAnswer = { ...doneAnswer(intent, done[known]), about: id, number: Date.now() }
  return answer
}

/** Their button goes with its work, and the one in its place would end, close or open somebody's account. */
const replacedIntents: readonly string[] = ['ask-reset', 'agree-reset', 'refuse-reset', 'disable', 'enable']

const acts: Readonly<Record<string, string>> = {
  ...{ invite: 'Invite', role: 'Change the role', 'end-sessions': 'End sessions', disable: 'Disable' },
  ...{ enable: 'Enable', 'ask-reset': 'Reset sign-in', 'agree-reset': 'Agree to the reset' },
}

/** What waits for a code, and about whom. */
function actInWords(
  { intent = '', id, email = '' }: Readonly<Record<string, string>>,
  staff: readonly { id: string; name: string }[],
): string {
  return `${acts[intent] ?? 'Go on'}: ${staff.find(person => person.id === id)?.name ?? email}`
}

export default function Staff({
  loaderData: { ownId, staff, invites, resets, mailsGoOut },
  actionData: answered,
}: Route.ComponentProps) {
  // What is done here is news for this screen, too: it reads again, and its answer must stay.
  const actionData: StaffAnswer | undefined = useKeptAnswer(answered)
  // A reset that a colleague asks for waits for whoever has this open; an invitation may not arrive.
  useDeskStream(({ topic }) => ['staff', 'presence', 'delivery'].includes(topic))
  const fault = actionData?.fault ?? null
  const again = actionData?.again ?? null
  const ofInvite = actionData?.intent === 'invite'
  // A reset that was asked for here has been agreed to, or stopped, since.
  const isOver =
    actionData?.intent === 'ask-reset' && !resets.some(({ staffId }) => staffId === actionData.about)
  return (
    <>
      <h1 className="mb-4 text-2xl">Staff</h1>
      <Done
        words={isOver ? null : actionData?.done}
        focusOn={replacedIntents.includes(actionData?.intent ?? '') ? actionData : null}
      />
      <FactorAgain again={again} act={again ? actInWords(again.fields, staff) : null} />
      {fault && !ofInvite ? (
        <NoticeBox tone="alarm" title={fault.title} occasion={fault} className="mb-4 max-w-xl">
          <p className="text-soft">{fault.message}</p>
        </NoticeBox>
      ) : null}
      <div className="grid gap-8 xl:grid-cols-[1fr_20rem]">
        <div className="grid min-w-0 content-start gap-8">
          <FactorResets {...{ resets, staff, ownId, mailsGoOut }} />
          <StaffTable {...{ staff, ownId, resets, invites }} />
        </div>
        <div className="grid content-start gap-8">
          <InviteForm key={actionData?.number} mailsGoOut={mailsGoOut} fault={ofInvite ? fault : null} />
          <OpenInvites invites={invites} mailsGoOut={mailsGoOut} />
        </div>
      </div>
    </>
  )
}
