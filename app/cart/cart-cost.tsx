import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { notListedWords } from '#domain/availability/place-doubts.ts'
import { checkWords } from '#domain/billing/check-words.ts'
import { uncountedInWords } from '#domain/billing/cost-words.ts'
import { type CartItem, cartItemOf, storedCartLine } from '#domain/cart/cart.ts'
import { cartChangeWords } from '#domain/cart/cart-change-words.ts'
import { WholeCostView } from '../costs/costs.ts'
import { type ApiOutput, callApi } from '../operations/call-api.ts'
import { placeInWords, resultsPath, useKnownZip } from '../search/search.ts'
import { Switching } from '../switching/switching.ts'
import { Button } from '../ui/button.tsx'
import { cart } from './cart-store.ts'
import { CostSpace } from './cost-space.tsx'

const ANSWER_WITHIN_MS = 20_000

type Answer = ApiOutput<'POST /api/cart-cost'>
type State = { phase: 'asking' } | { phase: 'lost' } | { phase: 'there'; answer: Answer }

type Props = {
  items: readonly CartItem[]
  home: string
  /** Hears what isn't listed at the home, in words; '' while nothing speaks against it. */
  onDoubt?: ((words: string) => void) | undefined
  /** Hears the prices that the sums shown are of. */
  onShown?: ((shown: Answer['shown']) => void) | undefined
}

/**
 * What the cart costs in total, computed by the server from the catalog and the labels: at the home that is named, or
 * else at the ZIP code that this browser used last.
 */
export function CartCost({ items, home, onDoubt, onShown }: Props) {
  const [state, setState] = useState<State>({ phase: 'asking' })
  const [attempt, setAttempt] = useState(0)
  const known = useKnownZip()
  const section = useRef<HTMLElement>(null)
  const zipCode = home || known
  const asked = JSON.stringify({ lines: items.map(storedCartLine), ...(zipCode ? { zipCode } : {}) })
  // oxlint-disable-next-line react/exhaustive-deps -- another attempt asks the same again, as does a cart that the checkout corrected
  useEffect(() => {
    const asking = new AbortController()
    const signal = AbortSignal.any([asking.signal, AbortSignal.timeout(ANSWER_WITHIN_MS)])
    callApi('POST /api/cart-cost', JSON.parse(asked), { signal }).then(
      answer => setState(answer.ok ? { phase: 'there', answer: answer.value } : { phase: 'lost' }),
      () => {
        if (!asking.signal.aborted) setState({ phase: 'lost' })
      },
    )
    return () => asking.abort()
  }, [asked, items, attempt])
  const answer = state.phase === 'there' ? state.answer : null
  const doubt =
    answer?.home && answer.notListed.length > 0
      ? notListedWords(answer.notListed, placeInWords(answer.home.zipCode, answer.home))
      : ''
  useEffect(() => onDoubt?.(doubt), [onDoubt, doubt])
  useEffect(() => onShown?.(answer?.shown ?? []), [onShown, answer])
  if (state.phase === 'asking') return <CostSpace />
  if (state.phase === 'lost') {
    return (
      <div role="status" className="mt-4 border-t border-line pt-4">
        <p className="text-soft">
          We can’t work out the totals right now. Your cart is safe, and we confirm every price before
          anything is ordered.
        </p>
        <Button
          look="secondary"
          className="mt-3"
          onClick={() => {
            setState({ phase: 'asking' })
            setAttempt(attempt + 1)
          }}
        >
          Try again
        </Button>
      </div>
    )
  }
  const { cost, changes, lines, home: at, checks, severalInternet } = state.answer
  const linesChanged = changes.some(({ kind }) => kind !== 'later')
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label="What your cart costs"
      className="mt-4 scroll-mt-24 outline-none"
    >
      {changes.length > 0 ? (
        <div className="mb-3 rounded-control border border-lamp p-3 text-sm">
          {changes.map(change => (
            <p key={change.serviceName}>{changeInWords(change, lines.length === 0)}</p>
          ))}
          {linesChanged && lines.length > 0 ? (
            <p className="mt-2 text-soft">
              Until you update your cart, its lines and total show the prices from when you added them. The
              figures below are today’s.
            </p>
          ) : null}
          <Button
            look="secondary"
            className="mt-3"
            onClick={() => {
              // The button goes with what it is about.
              section.current?.focus()
              cart.replace(lines.map(cartItemOf))
            }}
          >
            {linesChanged ? 'Update my cart' : 'Got it'}
          </Button>
        </div>
      ) : null}
      {at && doubt ? (
        <p className="mb-3 rounded-control border border-lamp p-3 text-sm">
          {doubt}{' '}
          <Link to={resultsPath(at.zipCode)} className="text-signal underline underline-offset-4">
            See what is
          </Link>
          , or order and ask the representative who calls.
        </p>
      ) : null}
      {severalInternet ? <p className="mb-3 text-sm">{severalInternet}</p> : null}
      {lines.length > 0 ? (
        <>
          {at ? (
            <p className="mb-1 text-sm text-soft">Worked out for {placeInWords(at.zipCode, at)}.</p>
          ) : null}
          <ul className="mb-2 space-y-1 text-sm text-soft">
            {checks.map(check => (
              <li key={check.service}>
                <span className="text-ink">{check.service}:</span> {checkWords(check)}
              </li>
            ))}
          </ul>
          <WholeCostView cost={cost} />
          <Switching
            to={{
              name: 'what’s in your cart',
              schedule: cost.schedule,
              uncounted: uncountedInWords(cost),
            }}
            className="no-print mt-3"
          />
        </>
      ) : null}
    </section>
  )
}

function changeInWords(change: Answer['changes'][number], isAll: boolean): string {
  if (change.kind === 'gone' && !isAll)
    return `${change.serviceName} is no longer offered, so the figures below leave it out.`
  return cartChangeWords(change)
}
