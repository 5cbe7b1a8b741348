import { Link } from 'react-router'
import { previewPath, publishPath } from './catalog-address.ts'

type Props = {
  drafts: readonly number[]
  /** The page of visitors that shows it best. */
  preview: string
  /** What the links are about, where several of them stand on a page. */
  about?: string
}

/** The two ways to look at drafts before they are public: what they change, and a real page with them in it. */
export function LookLinks({ drafts, preview, about }: Props) {
  const link = 'inline-block min-h-6 py-0.5 underline underline-offset-4'
  const heard = about ? <span className="sr-only"> ({about})</span> : null
  return (
    <p className="flex flex-wrap gap-x-4">
      <Link to={publishPath(drafts)} className={link}>
        What it changes{heard}
      </Link>
      <a href={previewPath(drafts, preview)} className={link}>
        Preview{heard}
      </a>
    </p>
  )
}
