import { z } from 'zod/mini'
import { operation } from '#domain/shared/define-operation.ts'
import type { Caller, Refusal } from '#domain/shared/operation.ts'
import { succeeded } from '#domain/shared/outcome.ts'
import type { ProblemCode } from '#domain/shared/problem.ts'
import {
  askForMoveReminders,
  askToWatchPlace,
  askToWatchPrice,
  type WatchDeps,
} from './ask-for-watch.server.ts'
import { confirmWatch } from './confirm-watch.server.ts'
import { stopWatches } from './stop-watches.server.ts'
import { moveReminderRequest, placeWatchRequest, priceWatchRequest } from './watch-form.ts'

/** The same for every address, so it reveals nothing about who watches what. */
const mailed = z.object({
  done: z
    .enum(['mailed', 'kept'])
    .check(z.describe('kept: this site has no mail server, so the mail goes nowhere until it has one.')),
})
const doneOf = ({ mailsGoOut }: AskDeps) => ({ done: mailsGoOut ? ('mailed' as const) : ('kept' as const) })

/** Longer texts are cut off: they aren't tokens. */
const LONGEST_TOKEN = 100
const token = z.string().check(z.overwrite(text => text.slice(0, LONGEST_TOKEN)))

/** Only what is mailed counts against an address: nobody uses up five emails with typing errors. */
const asking = [
  { name: 'watch', per: 'client', counts: 'valid_input' },
  { name: 'watch_address', per: 'email address', counts: 'in_use_case' },
] as const

/** Beside the field that a refusal is about; how often somebody asked is about none. */
const beside = <Code extends ProblemCode>(refusal: Refusal<Code>, field: string): Refusal<Code> =>
  refusal.code === 'too_many_requests' ? refusal : { ...refusal, field }

type AskDeps = Omit<WatchDeps, 'log'> & { mailsGoOut: boolean }

/** Asks for an email when a kind of internet comes to a ZIP. */
export const watchPlace = operation({
  name: 'watchPlace',
  summary: 'Mails a link. Once it is confirmed, new providers of a kind at a ZIP code are told by mail.',
  input: placeWatchRequest,
  output: mailed,
  refusals: ['zip_unknown', 'zip_military', 'zip_state_mismatch'],
  limits: asking,
  lane: 'lookup',
  async run(deps: AskDeps, { log }: Caller, request) {
    const outcome = await askToWatchPlace({ ...deps, log }, request)
    return outcome.ok ? succeeded(doneOf(deps)) : beside(outcome, 'zipCode')
  },
})

/** Asks for an email when a plan's price or labels change. */
export const watchPrice = operation({
  name: 'watchPrice',
  summary:
    'Mails a link. Once it is confirmed, another price of a plan and changes of its labels are told by mail.',
  input: priceWatchRequest,
  output: mailed,
  refusals: ['plan_not_listed', 'watch_price_not_lower'],
  limits: asking,
  lane: 'rest',
  async run(deps: AskDeps, { log }: Caller, { below = null, ...request }) {
    const outcome = await askToWatchPrice({ ...deps, log }, { ...request, below })
    if (outcome.ok) return succeeded(doneOf(deps))
    return beside(outcome, outcome.code === 'watch_price_not_lower' ? 'below' : 'planId')
  },
})

/** Asks for reminders of the steps of a move. */
export const remindOfMove = operation({
  name: 'remindOfMove',
  summary: 'Mails a link. Once it is confirmed, each step of a move is told by mail on its day.',
  input: moveReminderRequest,
  output: mailed,
  refusals: ['moving_day_unclear', 'zip_unknown', 'zip_military', 'zip_state_mismatch'],
  limits: asking,
  lane: 'rest',
  async run(deps: AskDeps, { log }: Caller, { zipCode = null, ...request }) {
    const outcome = await askForMoveReminders({ ...deps, log }, { ...request, zipCode })
    return outcome.ok
      ? succeeded(doneOf(deps))
      : beside(outcome, outcome.code === 'moving_day_unclear' ? 'movesOn' : 'zipCode')
  },
})

/** Turns on the watch behind an emailed link. */
export const turnWatchOn = operation({
  name: 'turnWatchOn',
  summary: 'Confirms the watch behind a mailed link.',
  input: z.object({ token }),
  output: z.object({ done: z.literal('on') }),
  refusals: ['watch_link_expired', 'too_many_watches'],
  limits: [{ name: 'watch_confirm', per: 'client' }],
  lane: 'rest',
  async run(deps: Omit<WatchDeps, 'log'>, _: Caller, { token }) {
    const outcome = await confirmWatch(deps, token)
    return outcome.ok ? succeeded({ done: 'on' as const }) : outcome
  },
})

/** Stops one watch behind an emailed link, or all of them. */
export const endWatch = operation({
  name: 'endWatch',
  summary: 'Stops one watch, or all, of who holds a mailed link.',
  input: z.object({ token, watch: z.nullable(z.uuid()) }),
  output: z.object({ done: z.nullable(z.enum(['one', 'all'])) }),
  refusals: [],
  limits: [{ name: 'watch_stop', per: 'client' }],
  lane: 'rest',
  async run(deps: Omit<WatchDeps, 'log'>, _: Caller, { token, watch }) {
    const ended = await stopWatches(deps, token, watch)
    const done = watch === null ? ('all' as const) : ('one' as const)
    return succeeded({ done: ended === null ? null : done })
  },
})
