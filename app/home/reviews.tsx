import { formatDate } from '#domain/shared/calendar.ts'
import { OutsideScript } from '../measurement/outside-script.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { StarRating } from '../ui/star-rating.tsx'
import { useSettings } from '../use-settings.ts'

type ReviewsBadge = { rating: number; outOf: number; reviews: number }

/** The rating that the business claims, with where it comes from. */
export function Reviews({ outOf, ...figure }: ReviewsBadge) {
  const { reviewsBadgeUrl, reviewsSource, reviews: set } = useSettings()
  const { rating, reviews } = set ?? figure
  return (
    <section aria-labelledby="reviews-title" className="border-y border-line bg-surface">
      <div className="page-width flex flex-wrap items-center justify-between gap-x-12 gap-y-6 py-10">
        <div>
          <h2 id="reviews-title" className="text-2xl sm:text-3xl">
            Customer Reviews
          </h2>
          <p className="mt-2 text-sm text-soft">
            {reviewsSource ? (
              <>
                As published by <OutsideLink href={reviewsSource.url}>{reviewsSource.name}</OutsideLink>, read
                on <time dateTime={reviewsSource.date}>{formatDate(reviewsSource.date)}</time>.
              </>
            ) : (
              'Figure supplied by the business.'
            )}
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          <StarRating rating={rating} outOf={outOf} className="h-8 w-40 max-w-full" />
          <p className="text-lg">
            <strong className="font-display text-3xl">{rating}</strong> of {outOf} from{' '}
            <strong>{reviews.toLocaleString('en-US')} reviews</strong>
          </p>
        </div>
      </div>
      {reviewsBadgeUrl ? <OutsideScript src={reviewsBadgeUrl} /> : null}
    </section>
  )
}
