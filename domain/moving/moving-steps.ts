import { addDays, isIsoDate } from '#domain/shared/calendar.ts'

/** What has to be done when somebody moves. */
type MovingStepId = 'look' | 'order' | 'notice' | 'install' | 'overlap' | 'return' | 'bill'

/** One step with its days. */
export type MovingStep = {
  id: MovingStepId
  /** Days like `2026-12-01`, both included. */
  from: string
  until: string
  /** The same without a date, such as `3 to 2 weeks before`. */
  when: string
  title: string
  text: string
  /** What to do instead if its days are over, before the move or after it; absent for the last one. */
  late?: string
}

/** How many days old and new service run side by side, by our advice. */
const OVERLAP_DAYS = 3
/** How far ahead a move can be to get a plan. */
const MOST_DAYS_AHEAD = 365

type Advice = Omit<MovingStep, 'from' | 'until'> & {
  /** Days relative to the moving day; negative before it. */
  days: readonly [from: number, until: number]
}

/** Our own advice on lead times, in the order of the days. No provider promises them. */
const advice: readonly Advice[] = [
  {
    id: 'look',
    days: [-35, -28],
    when: '5 to 4 weeks before',
    title: 'Look up the new address',
    text: 'See who serves it. Ask your current provider whether your plan can move with you, and what it costs to leave.',
    late: 'See who serves the new address. Ask your current provider what it costs to leave.',
  },
  {
    id: 'order',
    days: [-21, -14],
    when: '3 to 2 weeks before',
    title: 'Order the new service',
    text: 'Order two to three weeks before you move. A home that needs new wiring can take longer, so earlier is better for fiber.',
    late: 'Order today, and ask for the first installation date.',
  },
  {
    id: 'notice',
    days: [-14, -10],
    when: 'About 2 weeks before',
    title: 'Tell your current provider',
    text: `Give notice for a date ${OVERLAP_DAYS} days after the move, and ask how to move that date if the new service comes late. Ask about an early termination fee, which equipment has to go back, and where to.`,
    late: 'Give notice now, for a date when the new service works. Ask about an early termination fee, which equipment has to go back, and where to.',
  },
  {
    id: 'install',
    days: [0, 1],
    when: 'Move day or the day after',
    title: 'Have it installed',
    text: 'Ask for an installation window on the day you get the keys, or the day after. Someone has to be home.',
    late: 'Ask for the first installation date. Someone has to be home.',
  },
  {
    id: 'overlap',
    days: [1, OVERLAP_DAYS],
    when: 'The first days after',
    title: 'Test it before the old service ends',
    text: `Both run for about ${OVERLAP_DAYS} days. If the new one doesn’t work, move the date on which the old one ends.`,
    late: 'Cancel the old service as soon as the new one works: until then you may pay for both.',
  },
  {
    id: 'return',
    days: [4, 10],
    when: 'Within 10 days after',
    title: 'Return the old equipment',
    text: 'Send it back within a week or so and keep the receipt. Your provider’s own deadline counts, so ask for it.',
    late: 'Send it back now and keep the receipt. Ask your provider whether its deadline is over.',
  },
  {
    id: 'bill',
    days: [30, 37],
    when: 'About a month after',
    title: 'Check both bills',
    text: 'The last one of the old service and the first of the new: right dates, no equipment fee, the price you ordered.',
  },
]

/** How long ago a move can be to get a plan: until its last step is over. */
const MOST_DAYS_AGO = Math.max(...advice.map(({ days: [, until] }) => until))

/** The same advice without dates, in the order of the days. */
export const movingAdvice: readonly Pick<MovingStep, 'id' | 'when' | 'title' | 'text'>[] = advice

/** What to do when for a move on a given day, by our advice, in the order of the days. */
export function movingSteps(movesOn: string): MovingStep[] {
  return advice.map(({ days: [from, until], ...step }) => ({
    ...step,
    from: addDays(movesOn, from),
    until: addDays(movesOn, until),
  }))
}

/** Reads the day of a move: `null` if it isn't a date, or is more than a year ahead, or if every step of that move is over. */
export function readMovingDay(text: string, today: string): string | null {
  const day = text.trim()
  if (!isIsoDate(day)) return null
  return day <= addDays(today, MOST_DAYS_AHEAD) && day >= addDays(today, -MOST_DAYS_AGO) ? day : null
}
