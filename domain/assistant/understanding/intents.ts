import { type CommonTopic, commonTopicNames } from './common-topics.ts'

/** Those whose answers depend on what is asked about, in the order of the files that hold their phrasings (phrasings.ts). */
const ofOwnRules = [
  'find_plans',
  'cheapest',
  'fastest',
  'value',
  'best',
  'compare',
  'more_options',
  'pick_listed',
  'make_cheaper',
  'good_deal',
  'provider',
  'plan_price',
  'later_price',
  'first_bill',
  'total_cost',
  'fees',
  'contract',
  'termination',
  'data_cap',
  'upload',
  'price_lock',
  'equipment',
  'autopay',
  'taxes',
  'availability',
  'certainty',
  'known_zip',
  'data_date',
  'which_providers',
  'label',
  'rural',
  'speed_need',
  'gaming',
  'technology',
  'glossary',
  'why',
  'wifi_trouble',
  'outage',
  'install_time',
  'self_install',
  'moving',
  'renting',
  'switching',
  'keep_email',
  'bill_rose',
  'military',
  'military_proof',
  'low_income',
  'acp',
  'discounts',
  'security',
  'security_compare',
  'tv',
  'cord_cutting',
  'bundle',
  'how_to_order',
  'online_only',
  'will_you_call',
  'why_details',
  'email_instead',
  'callback_wait',
  'callback_slot',
  'phone',
  'provider_support',
  'order_status',
  'cancel_order',
  'change_order',
  'add_to_cart',
  'payment',
  'account',
  'money',
  'ranking',
  'owner',
  'reviews',
  'privacy',
  'delete_data',
  'bot',
  'human',
  'greeting',
  'spanish',
  'thanks',
  'complaint',
  'credit_check',
  'unknown',
  'install_visit',
  'weather',
  'data_use',
  'trial',
  'negotiate',
  'security_needs',
  'not_compared',
  'keep_talk',
  'not_me',
  'existing_customer',
  'callback_change',
  'reliability',
  'pause_service',
  'pay_ahead',
  'usual_price',
  'power_cut',
  'two_services',
] as const

/** What is learned from phrasings. `unknown` is what nothing here answers. */
export type LearnedIntent = (typeof ofOwnRules)[number] | CommonTopic

/**
 * What a message wants to know or have done. Six are told by their words alone: `catch` asks what is to be known before an
 * order, `fit_for_use` whether a provider is enough for what a home does, `cannot_send` why the checkout sends nothing,
 * `phone_hotspot` whether a phone's hotspot would do, `held_offers` which of two offers in hand costs less, and
 * `restart_router` how the boxes at home are started anew.
 */
export type Intent =
  | LearnedIntent
  | 'catch'
  | 'fit_for_use'
  | 'cannot_send'
  | 'phone_hotspot'
  | 'held_offers'
  | 'restart_router'

/** Every one that is learned. Their phrasings are not needed where a server runs, and stay out of it (phrasings.ts). */
export const intents: readonly LearnedIntent[] = [...ofOwnRules, ...commonTopicNames]
