import type { Dialogue } from '../dialogue.ts'
import type { Intent, LearnedIntent } from './intents.ts'

/** Topics that go on with another name: `and cox?` after a question about data caps. */
export const topicsGoingOn: ReadonlySet<Intent> = new Set([
  'provider',
  'plan_price',
  'later_price',
  'first_bill',
  'fees',
  'contract',
  'termination',
  'data_cap',
  'upload',
  'price_lock',
  'equipment',
  'autopay',
  'availability',
  'military',
  'gaming',
  'security',
  'total_cost',
  'tv',
  'cheapest',
  'technology',
])

/** Rules that a wish for plans goes before: `cheapest plan with no contract` is one for plans. */
export const termsOfPlans: ReadonlySet<Intent> = new Set(['contract', 'data_cap', 'fees', 'value'])

/** After these it is a price that lasts or not. */
export const ofOnePrice: ReadonlySet<Intent> = new Set(['plan_price', 'later_price', 'good_deal'])

/** Topics that a ZIP code alone repeats for that place. */
export const perPlace: ReadonlySet<Intent> = new Set([
  'find_plans',
  'cheapest',
  'fastest',
  'value',
  'best',
  'speed_need',
  'gaming',
  'data_cap',
  'upload',
  'bundle',
  'low_income',
])

/** Topics after which a place is told to find something cheaper there. */
export const ofDearBills: ReadonlySet<Intent> = new Set(['bill_rose', 'negotiate'])

/** Topics whose price is not that of one plan. */
export const pricedOtherwise: ReadonlySet<Intent> = new Set(['tv', 'security', 'security_compare', 'bundle'])

/** Where a provider and a place are named, these words ask whether it is there. */
export const ofPlaces: ReadonlySet<Intent> = new Set(['rural', 'owner'])

/** Topics of what comes after an order. */
export const aboutOrders: ReadonlySet<LearnedIntent> = new Set([
  'how_to_order',
  'payment',
  'install_time',
] as const)

/** Topics after which somebody will be in touch. */
export const ofCalls: ReadonlySet<Intent> = new Set([
  'email_instead',
  'callback_wait',
  'will_you_call',
  'human',
] as const)

/** Topics of calls that somebody doesn't want: a number told after them is one to forget. */
export const ofRefusals: ReadonlySet<Intent> = new Set(['delete_data', 'not_me'] as const)

/** Topics whose answer names providers. */
export const toldOfMany: ReadonlySet<Intent> = new Set([
  'military',
  'discounts',
  'price_lock',
  'data_cap',
  'contract',
  'autopay',
] as const)

/** Topics of a line that does not work. */
export const ofFaults: ReadonlySet<Intent> = new Set(['outage', 'wifi_trouble', 'provider_support'] as const)

/** Topics after which `it` is an order. */
export const ofOrders: ReadonlySet<Intent> = new Set([
  'order_status',
  'cancel_order',
  'change_order',
  'callback_change',
  'callback_wait',
  'add_to_cart',
] as const)

/** Topics whose answer says what to do. */
export const advises: ReadonlySet<Intent> = new Set([
  ...([
    'bill_rose',
    'low_income',
    'military',
    'acp',
    'outage',
    'wifi_trouble',
    'renting',
    'termination',
  ] as const),
  ...(['switching', 'moving', 'order_status', 'cancel_order', 'change_order', 'provider_support'] as const),
  ...(['delete_data', 'negotiate', 'rural', 'keep_email', 'credit_check', 'not_me', 'discounts'] as const),
])

/** Topics after which a reason is asked for prices that rise. */
export const ofRising: ReadonlySet<Intent> = new Set(['later_price', 'bill_rose', 'price_lock'] as const)

/** Topics of providers that were named. */
export const ofProvider: ReadonlySet<Intent> = new Set([
  ...(['provider', 'plan_price', 'later_price', 'first_bill', 'fees', 'contract', 'data_cap'] as const),
  ...([
    'equipment',
    'price_lock',
    'autopay',
    'reliability',
    'weather',
    'compare',
    'gaming',
    'reviews',
  ] as const),
])

/** Whether one company is there was asked, and no list was told. */
export const isOfOneThere = ({ topic, providers, mbps }: Dialogue, listed: ReadonlySet<string>) =>
  topic === 'availability' && mbps === null && providers.length === 1 && listed.size === 1
