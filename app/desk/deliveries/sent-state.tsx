import { Moment } from '../work/due.tsx'

type Props = { sentAt: Date | null; fault: string; gaveUpAt: Date | null }

/** Whether a mail server took an email, and if it didn't, what it said and whether we try again. */
export function SentState({ sentAt, fault, gaveUpAt }: Props) {
  if (sentAt) return <Moment at={sentAt} />
  if (!gaveUpAt) return fault === '' ? 'Not yet' : `Not yet, we try again: ${fault}`
  return (
    <>
      <strong className="text-alarm">Not sent</strong>, given up <Moment at={gaveUpAt} />: {fault}
    </>
  )
}
