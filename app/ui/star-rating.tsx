/** Side of the square that one star stands in. */
const STEP = 24
const STAR = 'm12 2.5 2.9 6 6.6.9-4.8 4.6 1.2 6.5-5.9-3.1-5.9 3.1 1.2-6.5L2.5 9.4l6.6-.9z'

type Props = { rating: number; outOf: number; className?: string }

/** A row of stars, filled according to the rating. The rating itself must be beside them as text. */
export function StarRating({ rating, outOf, className }: Props) {
  const stars = Array.from({ length: outOf }, (_, index) => index)
  const row = stars.map(star => <path key={star} d={STAR} transform={`translate(${star * STEP})`} />)
  return (
    <svg viewBox={`0 0 ${outOf * STEP} ${STEP}`} aria-hidden className={className}>
      <g className="fill-line">{row}</g>
      {/* An inner drawing cuts off what lies beyond its width. */}
      <svg width={rating * STEP} height={STEP} className="fill-lamp">
        {row}
      </svg>
    </svg>
  )
}
