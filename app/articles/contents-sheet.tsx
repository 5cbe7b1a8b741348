import type { ReactNode } from 'react'
import { Dialog } from '../ui/dialog.tsx'

type Props = { open: boolean; onClose(): void; children: ReactNode }

/** The side sheet that holds the contents on small screens. */
export function ContentsSheet(props: Props) {
  return <Dialog {...props} title="Contents" shape="sheet" />
}
