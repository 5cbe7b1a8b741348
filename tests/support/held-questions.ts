import { discountInWords } from '#domain/catalog/discount-words.ts'
import { cheapestFirst } from '#domain/catalog/internet-plan.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { packagePriceCents } from '#domain/catalog/security-package.ts'
import { formatCents, formatMonthly, wholeDollars } from '#domain/shared/money.ts'
import { brand } from '#platform/brand.ts'
import { priceOf, totalOf } from './catalogue-prices.ts'

/** A question as people ask it, the facts that its answer must contain, and a page that it must link to. */
export type HeldQuestion = {
  question: string
  facts: string[]
  page?: string
  /** The tool that a language model is expected to use, with what it tells itself; `look_up`, as embedded, if none is named. */
  tool?: { name: string; input: unknown; facts?: string[]; page?: string }
}

const catalogue = readSeed()
const { guides, internetPlans, premadeBundles, tvPackages } = catalogue

function plan(id: string) {
  const found = catalogue.internetPlan(id)
  if (!found) throw new Error(`no plan ${id}`)
  return found
}
const laterPrice = (id: string) => formatMonthly(plan(id).schedule.steps[1]?.monthlyCents ?? 0)
const cheapest = internetPlans.toSorted(cheapestFirst)[0]
if (!cheapest) throw new Error('no plans')
const phone = brand.defaultSalesPhone
const figureOf = (id: string) =>
  guides.discounts.military
    .filter(line => line.providerId === id)
    .map(line => discountInWords(line.figure).toLowerCase())
const brandOf = (id: string) => guides.securityArticle.brands.find(one => one.id === id)
const [wyze, simplisafe] = [brandOf('wyze'), brandOf('simplisafe')]
const rental = guides.education.equipmentTips.flatMap(tip => /\$\d+ to \$\d+/.exec(tip.text) ?? [])
const [essentials] = catalogue.packagesOf('vivint')
const [adtBasic, adtSecure] = catalogue.packagesOf('adt')
const [ultimate] = premadeBundles
if (!wyze || !simplisafe || rental.length === 0) throw new Error('The guides lack something')
if (!essentials?.choices || !adtBasic || !adtSecure || !ultimate) {
  throw new Error('The catalogue lacks something')
}

const packagePrice = (pack: typeof adtBasic) => formatMonthly(packagePriceCents(pack) ?? 0)
const { lifeline } = guides.discounts
const satellitePackages = tvPackages.filter(pack => pack.delivery === 'satellite')
const { priceLock: metronetPriceLock } = guides
const installationCents = plan('metronet-150').schedule.oneTimeFees[0]?.cents ?? 0

/** Questions that the assistant must answer, both embedded and with a language model. */
export const heldQuestions: readonly HeldQuestion[] = [
  // Availability.
  {
    question: 'Who serves 78701?',
    tool: {
      ...{ name: 'check_availability', input: { zip: '78701' } },
      facts: ['Austin, TX 78701', 'AT&T', 'Astound Broadband'],
      page: '/results?zip=78701',
    },
    facts: ['Austin, TX 78701', 'AT&T', 'Travis County', 'Astound Broadband'],
    page: '/providers',
  },
  {
    question: 'internet at 60601?',
    facts: ['Chicago, IL', 'AT&T', 'not confirmed', 'Xfinity'],
    page: '/providers',
  },
  { question: 'Is Google Fiber at 78701', facts: ['Yes, Google Fiber', 'Austin'] },
  { question: 'Is Metronet at 78701', facts: ['No, I do not find Metronet', 'Austin'] },
  { question: 'Is xfinity at 60601?', facts: ['Xfinity is likely around Chicago', 'do not confirm'] },
  { question: 'Can I get Verizon Fios in 90210?', facts: ['No, I do not find Verizon', 'CA'] },
  {
    question: 'anything under $40 in 68508',
    facts: ['Lincoln, NE', 'Kinetic', priceOf('kinetic-fiber-100')],
  },
  { question: 'is there a gigabit plan in 78701', facts: ['Google Fiber', 'Austin'] },
  { question: '00000', facts: ['know the ZIP code 00000'] },
  { question: 'is spectrum available in my area?', facts: ['5-digit ZIP code', 'Spectrum'] },
  { question: 'what is sold near me', facts: ['ZIP code'], page: '/providers' },
  // Speed.
  {
    question: 'How fast should my internet be for 4 people?',
    facts: ['200 Mbps', '4 people'],
    page: '/education#speeds',
  },
  { question: 'is 100 mbps enough for a family of five', facts: ['100 Mbps can get tight', '250 Mbps'] },
  { question: 'Is 300 Mbps fast enough for 4 people', facts: ['Yes, 300 Mbps is enough'] },
  {
    question: 'what do i need for gaming',
    facts: ['10–25 Mbps', 'delay', 'satellite'],
    page: '/education#speeds',
  },
  { question: 'I work from home with lots of zoom calls', facts: ['25–50 Mbps', 'Upload'] },
  { question: 'how many mbps for netflix in 4k?', facts: ['25 Mbps', 'screen'] },
  { question: 'we are two people, what speed do we need', facts: ['100 Mbps', '2 people'] },
  // Money.
  {
    question: 'internet under $50',
    tool: {
      ...{ name: 'search_plans', input: { maxMonthlyDollars: 50 } },
      facts: [priceOf('frontier-fiber-200'), totalOf(24, 'frontier-fiber-200')],
      page: '/results',
    },
    facts: [priceOf(cheapest.id), totalOf(24, cheapest.id)],
    page: '/internet-plans?price=50',
  },
  { question: 'What is the cheapest internet?', facts: [priceOf(cheapest.id), 'Kinetic Fiber 100'] },
  {
    question: 'cheapest fiber',
    tool: {
      ...{ name: 'search_plans', input: { technology: 'fiber' } },
      facts: [priceOf('frontier-fiber-200'), 'known totals over 24 months'],
      page: '/results',
    },
    facts: [priceOf('kinetic-fiber-100')],
    page: '/internet-plans?type=fiber',
  },
  { question: 'Whats the fastest internet you have', facts: ['5,000 Mbps', priceOf('metronet-5-gig')] },
  {
    question: '500 mbps for less than 50 dollars',
    facts: [priceOf('metronet-500'), priceOf('wow-fiber-500')],
  },
  { question: 'internet for $10', facts: ['no internet plan', 'cheapest is'] },
  { question: 'gigabit internet prices', facts: [priceOf('metronet-1-gig'), totalOf(24, 'metronet-1-gig')] },
  { question: 'cheap satellite internet', facts: [priceOf('hughesnet-select'), '50 Mbps'] },
  // Providers.
  {
    question: 'Tell me about Kinetic',
    facts: ['small towns', priceOf('kinetic-fiber-300')],
    page: '/kinetic-windstream',
  },
  {
    question: 'how much is metronet?',
    facts: [priceOf('metronet-150'), priceOf('metronet-500')],
    page: '/metronet',
  },
  {
    question: 'What does WOW! internet cost',
    facts: [priceOf('wow-cable-300'), priceOf('wow-fiber-5-gig')],
    page: '/wow-internet',
  },
  {
    question: 'att fiber price',
    tool: { name: 'suggest_for_cart', input: { provider: 'AT&T', service: 'Internet 300' } },
    facts: [priceOf('att-internet-300')],
  },
  {
    question: 'How much is Spectrum per month?',
    facts: [priceOf('spectrum-internet'), totalOf(24, 'spectrum-internet')],
  },
  { question: 'starlink cost', facts: [priceOf('starlink-residential'), '150 Mbps'] },
  { question: 'T-Mobile 5G home internet', facts: [priceOf('tmobile-home-internet')] },
  { question: 'is google fiber any good', facts: [priceOf('google-fiber-1-gig')] },
  {
    question: 'which providers do you have',
    facts: ['16 internet providers', 'Viasat', 'Vivint'],
    page: '/providers',
  },
  {
    question: 'metronet 1 gig price over time',
    tool: { name: 'get_plan', input: { plan: 'metronet-1-gig' } },
    facts: [priceOf('metronet-1-gig'), laterPrice('metronet-1-gig'), totalOf(24, 'metronet-1-gig')],
  },
  // Comparing.
  {
    question: 'Metronet 500 Mbps or WOW 500 Mbps, which is better?',
    tool: {
      ...{ name: 'compare_cost', input: { plans: ['metronet-500', 'wow-fiber-500'] } },
      facts: [priceOf('metronet-500'), priceOf('wow-fiber-500'), 'costs less over 24 months'],
      page: '/internet-plans?pick=metronet-500',
    },
    facts: [
      priceOf('metronet-500'),
      priceOf('wow-fiber-500'),
      totalOf(24, 'metronet-500'),
      'less over 24 months',
    ],
  },
  {
    question: 'compare kinetic and metronet',
    facts: ['Kinetic Fiber GIG', 'Metronet 1 Gig', 'less over 24 months', 'Kinetic starts at'],
  },
  { question: 'xfinity vs spectrum', facts: [priceOf('xfinity-300'), priceOf('spectrum-internet')] },
  {
    question: 'difference between fiber and cable',
    facts: ['glass', 'TV cable', '1,200'],
    page: '/education#types',
  },
  { question: 'Is satellite any good?', facts: ['dish', '12 to 100'], page: '/education#types' },
  { question: 'what is dsl', facts: ['copper', '5 to 35'] },
  // Terms.
  { question: 'Are there hidden fees?', facts: [formatCents(installationCents), 'Taxes'] },
  {
    question: 'Does Metronet charge for installation?',
    facts: [formatCents(installationCents)],
    page: '/metronet',
  },
  {
    question: 'price lock',
    facts: [
      `${metronetPriceLock.months} months`,
      formatCents(metronetPriceLock.extraMonthlyCents),
      'Verizon',
    ],
  },
  {
    question: 'will my metronet price go up after the first year',
    facts: [priceOf('metronet-500-lock')],
    page: '/metronet',
  },
  {
    question: 'What happens after the promo period with Metronet 500 Mbps?',
    facts: [laterPrice('metronet-500'), '12 months'],
  },
  { question: 'do I have to sign a contract', facts: ['without a contract', 'Hughesnet', '24 months'] },
  { question: 'does WOW have a contract?', facts: ['WOW!', 'no annual contract'] },
  { question: 'which plans have no data caps', facts: ['Unlimited data', 'Cox'] },
  { question: 'can I use my own router', facts: [...rental, 'Verizon'], page: '/education#equipment' },
  // Bundles, security, TV.
  {
    question: 'Do you have bundles?',
    facts: [formatMonthly(ultimate.startingCents), 'over 24 months'],
    page: '/bundles',
  },
  { question: 'internet and tv together', facts: ['Entertainment Plus'], page: '/bundles' },
  {
    question: 'home security options',
    facts: [packagePrice(adtBasic), formatMonthly(essentials.choices.kit.minCents)],
    page: '/adt-packages',
  },
  {
    question: 'how much is ADT',
    facts: [packagePrice(adtBasic), packagePrice(adtSecure)],
    page: '/adt-packages',
  },
  {
    question: 'vivint pricing',
    facts: [
      formatCents(essentials.choices.starter.equipmentCents),
      formatMonthly(essentials.choices.kit.maxCents),
    ],
    page: '/vivint-packages',
  },
  {
    question: 'cheapest home security',
    facts: ['Wyze', formatCents(wyze.equipmentCents)],
    page: '/cheap-home-security',
  },
  {
    question: 'what does simplisafe cost',
    facts: ['SimpliSafe', formatCents(simplisafe.equipmentCents)],
    page: '/cheap-home-security',
  },
  {
    question: 'how many channels does directv have',
    facts: satellitePackages.map(pack => `${pack.channels ?? 0}+`),
    page: '/directv',
  },
  {
    question: 'streaming tv price',
    facts: [priceOf('directv-streaming'), wholeDollars(guides.claims.streamingGiftCardCents)],
  },
  {
    question: 'should I cut the cord?',
    facts: [
      formatCents(guides.cordCutting.monthlyCosts.cable.fromCents),
      formatCents(guides.cordCutting.monthlyCosts.streaming.toCents),
    ],
    page: '/cord-cutters',
  },
  {
    question: 'How many cameras can the dvr take?',
    facts: ['up to 12 cameras'],
    page: '/home-security-products',
  },
  // Discounts.
  { question: 'military discount', facts: [...figureOf('verizon'), ...figureOf('att')], page: '/discounts' },
  {
    question: 'Do seniors get a discount?',
    facts: [formatCents(lifeline.monthlyCents), 'not on age'],
    page: '/discounts',
  },
  { question: 'is the ACP still running', facts: ['Jun 1, 2024', formatCents(lifeline.monthlyCents)] },
  {
    question: 'any promotions or gift cards',
    facts: [wholeDollars(guides.claims.streamingGiftCardCents), phone],
  },
  // The site.
  { question: 'How do I order?', facts: ['cart', '24 hours', phone], page: '/checkout' },
  { question: 'I want to cancel my order', facts: [phone, 'reference'], page: '/terms' },
  { question: 'when will someone call me back', facts: ['24 hours', phone] },
  { question: 'can I talk to a real person', facts: ['automated', phone], page: '/quote' },
  { question: 'are you a bot?', facts: ['automated assistant'] },
  { question: 'Do you sell my data?', facts: ['not sold', 'stored'], page: '/privacy' },
  { question: 'please delete my phone number', facts: ['withdraw', phone], page: '/privacy-choices' },
  { question: 'how do you make money', facts: ['commission', 'not affected'], page: '/how-we-rank' },
  { question: 'how are providers ranked', facts: ['40%', 'Commissions are not part'], page: '/how-we-rank' },
  { question: 'What is latency?', facts: ['milliseconds'], page: '/education#basics' },
  { question: 'why is my wifi slower than my plan', facts: ['Walls'], page: '/education#faq' },
  {
    question: 'Kinetic Fiber 100 with ADT Basic and DIRECTV Entertainment in one bundle',
    tool: {
      name: 'build_bundle',
      input: {
        internet: { provider: 'Kinetic', service: 'Fiber 100' },
        security: { provider: 'ADT', service: 'Basic' },
        tv: { provider: 'DIRECTV', service: 'Entertainment' },
      },
    },
    facts: [priceOf('kinetic-fiber-100', adtBasic.id, 'directv-entertainment')],
    page: '/bundles',
  },
  // What it can't know.
  { question: 'Who won the world series?', facts: ['don’t know that', phone] },
  { question: 'write me a poem about cheese', facts: ['don’t know that'] },
]
