import type { ReactNode } from 'react'
import { NoticeBox } from '../ui/notice-box.tsx'

/** The result of a request about one's own data. */
export function OutcomeBox({ title, children }: { title: string; children: ReactNode }) {
  return (
    <NoticeBox tone="good" title={title} className="mt-4">
      <div className="mt-2 space-y-2">{children}</div>
    </NoticeBox>
  )
}
