import { NoticeBox } from '../../ui/notice-box.tsx'
import type { RefusedForm } from '../desk-action.server.ts'

type Props = {
  answer: RefusedForm | undefined
  /** Whether nobody has the page's work anymore: that a colleague had it is then old news. */
  isFree?: boolean
}

/** Why what was pressed did not happen, where no field of a form says it. */
export function DeskNotice({ answer, isFree = false }: Props) {
  if (!answer || (isFree && answer.fault.code === 'work_taken')) return null
  const { fault } = answer
  const words = [fault.message, ...Object.values(fault.fields)].join(' ')
  return (
    <NoticeBox tone="alarm" title={fault.title} occasion={answer} className="mt-4">
      <p className="text-soft">{words}</p>
    </NoticeBox>
  )
}
