import { formatDate } from '#domain/shared/calendar.ts'
import { articleAuthor } from './article-data.ts'

/** Who wrote the article, and when it was last reviewed. */
export function Byline({ updated }: { updated: string }) {
  return (
    <p className="mt-5 text-sm text-soft">
      By {articleAuthor} · Updated <time dateTime={updated}>{formatDate(updated)}</time>
    </p>
  )
}
