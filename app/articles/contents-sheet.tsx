import { Dialog } from '../ui/dialog.tsx'
import { ContentsList, type Sections } from './contents-list.tsx'

type Props = { open: boolean; onClose(): void; sections: Sections; active: string | null }

/** The contents in a side sheet, which closes when somebody follows one of them. */
export function ContentsSheet({ open, onClose, sections, active }: Props) {
  return (
    <Dialog open={open} onClose={onClose} title="Contents" shape="sheet">
      <ContentsList sections={sections} active={active} onFollow={onClose} />
    </Dialog>
  )
}
