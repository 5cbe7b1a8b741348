import { NoticeBox } from '../../ui/notice-box.tsx'
import type { DeskAnswer } from '../desk-action.server.ts'

/** Why what was pressed did not happen, where no field of a form says it. */
export function DeskNotice({ answer }: { answer: DeskAnswer | undefined }) {
  if (!answer) return null
  const { fault } = answer
  const words = [fault.message, ...Object.values(fault.fields)].join(' ')
  return (
    <NoticeBox tone="alarm" title={fault.title} occasion={answer} className="mt-4">
      <p className="text-soft">{words}</p>
    </NoticeBox>
  )
}
