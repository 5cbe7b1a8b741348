import { Check, Plus } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { fullName } from '#domain/catalog/full-name.ts'
import { TOTAL_MONTHS, totalInWords } from '#domain/pricing/known-total.ts'
import { formatDate } from '#domain/shared/calendar.ts'
import { formatMonthly } from '#domain/shared/money.ts'
import { cart, useCart } from '../cart/cart.ts'
import { buttonClass } from '../ui/button.tsx'
import { classes } from '../ui/classes.ts'
import { ChatLabel } from './chat-label.tsx'
import { type PlanFacts, type PlanStanding, usePlanFacts } from './plan-facts.ts'
import { standingInWords, uploadInSentence } from './plan-words.ts'

const cardClass = 'w-full rounded-card border border-line bg-raised px-3.5 py-3 text-sm'

type Props = {
  ids: readonly string[]
  /** What the answer says of each in words, in the same order; empty where it does not line by line. */
  lines: readonly string[]
  zip: string
  onFollow(): void
}

/**
 * The plans of an answer, a card each: what stands in results, in little room. Readers have heard the answer's own words: the
 * cards come without a sound, and are there to be gone through.
 */
export function PlanCards({ ids, lines, zip, onFollow }: Props) {
  return (
    <ul aria-label="Plans of this answer" aria-live="off" className="flex w-full flex-col gap-2">
      {ids.map((id, index) => (
        <li key={id}>
          <PlanCard {...{ id, zip, onFollow }} words={lines[index]?.slice(2) ?? ''} />
        </li>
      ))}
    </ul>
  )
}

type CardProps = Pick<Props, 'zip' | 'onFollow'> & { id: string; words: string }

function PlanCard({ id, words, zip, onFollow }: CardProps) {
  const [attempt, setAttempt] = useState(0)
  const told = usePlanFacts(id, zip, attempt)
  if (told === null) {
    return (
      <div className={classes(cardClass, 'min-h-44 animate-pulse-soft')}>
        <span className="sr-only">This plan is loading.</span>
      </div>
    )
  }
  if (told === 'lost') {
    return (
      <div className={cardClass}>
        {words ? <p aria-hidden>{words}</p> : null}
        <p className="text-soft">This plan could not be loaded.</p>
        <button
          type="button"
          onClick={() => setAttempt(attempt + 1)}
          className={buttonClass('secondary', 'mt-2 min-h-9! px-3! py-1! text-sm')}
        >
          Try again
        </button>
      </div>
    )
  }
  return <ToldCard {...told} onFollow={onFollow} />
}

type ToldProps = { facts: PlanFacts; standing: PlanStanding; zip: string; onFollow(): void }

function ToldCard({ facts: { plan, label }, standing, zip, onFollow }: ToldProps) {
  const { provider, name, feesInTotal } = plan
  const title = fullName(provider.name, name)
  const price = formatMonthly(plan.priceTodayCents)
  return (
    <article aria-label={title} className={cardClass}>
      <div className="flex items-start justify-between gap-3">
        <h3 className="font-display text-base leading-tight font-bold">{title}</h3>
        <p className="font-display text-lg leading-tight font-bold whitespace-nowrap text-lamp">{price}</p>
      </div>
      <p className="mt-1 text-signal">
        {plan.speed} download, {uploadInSentence(plan)}
      </p>
      {plan.prices === `${price}.` ? null : <p className="mt-1 text-soft">{plan.prices}</p>}
      <p className="mt-1">
        <span className="font-semibold">{totalInWords(plan.total24Months)}</span> over {TOTAL_MONTHS} months,{' '}
        {feesInTotal}
      </p>
      <p className="mt-1 text-soft">
        <span className={standing === 'not-found' ? 'font-semibold text-ink' : ''}>
          {standingInWords(standing, zip)}
        </span>
        . Price {plan.confirmedByLabel ? 'checked' : 'listed'} {formatDate(plan.checkedOn)}
        {plan.confirmedByLabel ? '.' : ', no label confirms it.'}
        {plan.labelSays ? ` Its label ${plan.labelSays}.` : ''}
      </p>
      <div className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-2">
        {standing === 'not-found' ? (
          <Link
            to="/providers"
            onClick={onFollow}
            className="inline-flex min-h-9 items-center font-semibold text-signal underline underline-offset-4"
          >
            Check your address
          </Link>
        ) : (
          <AddToCart {...{ plan, title, onFollow }} />
        )}
      </div>
      {label ? <ChatLabel {...{ label, title, zip, onFollow }} planId={plan.id} /> : null}
    </article>
  )
}

/** Puts the plan into the cart and says so where it was pressed: a message elsewhere would be behind the chat. */
function AddToCart({ plan, title, onFollow }: { title: string; onFollow(): void } & Pick<PlanFacts, 'plan'>) {
  const { items } = useCart()
  const [added, setAdded] = useState(false)
  const { id, provider, name, priceTodayCents } = plan
  const isIn = items.some(item => item.planId === id)
  const add = () => {
    if (isIn) return
    setAdded(true)
    cart.add(
      {
        planId: id,
        providerId: provider.id,
        providerName: provider.name,
        serviceName: name,
        priceCents: priceTodayCents,
      },
      { toldInPlace: true },
    )
  }
  const Icon = isIn ? Check : Plus
  const words = isIn ? 'In your cart' : 'Add to cart'
  return (
    <>
      <button
        type="button"
        onClick={add}
        aria-disabled={isIn}
        aria-label={`${words}: ${title}`}
        className={buttonClass(isIn ? 'secondary' : 'primary', 'min-h-9! px-3! py-1! text-sm')}
      >
        <Icon aria-hidden className="size-4" strokeWidth={2} />
        {words}
      </button>
      {isIn ? (
        <Link
          to="/checkout"
          onClick={onFollow}
          className="inline-flex min-h-9 items-center font-semibold text-signal underline underline-offset-4"
        >
          Checkout
        </Link>
      ) : null}
      <span role="status" className="sr-only">
        {added && isIn ? `Added to cart: ${title}` : ''}
      </span>
    </>
  )
}
