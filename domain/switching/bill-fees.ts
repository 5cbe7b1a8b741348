/** What a line of a bill is about. */
type BillFeeKind =
  | 'equipment'
  | 'paper-bill'
  | 'data'
  | 'tv'
  | 'provider-fee'
  | 'tax'
  | 'setup'
  | 'late'
  | 'termination'
  | 'unreturned'

/** A kind of fee as bills and broadband labels name it. */
export type BillFee = {
  kind: BillFeeKind
  /** Our name for it. */
  name: string
  /** Whether it is on every bill. */
  monthly: boolean
  /** Words that identify a line, in lower case; the first kind with one of them gets the line. */
  words: readonly string[]
}

/** The fees that are known by name, most distinctive words first; the words come from labels and common bills. */
const billFees: readonly BillFee[] = [
  {
    ...{ kind: 'termination', name: 'Early termination fee', monthly: false },
    words: ['early termination', 'termination fee', 'cancellation fee', 'early cancel', 'disconnect fee'],
  },
  {
    ...{ kind: 'unreturned', name: 'Unreturned equipment', monthly: false },
    words: ['unreturned', 'non-return', 'not returned', 'equipment not return'],
  },
  {
    ...{ kind: 'late', name: 'Late or returned payment', monthly: false },
    words: ['late fee', 'late payment', 'late charge', 'returned payment', 'reconnect', 'restoration fee'],
  },
  {
    ...{ kind: 'setup', name: 'Installation or activation', monthly: false },
    words: [
      ...['installation', 'install fee', 'activation', 'connection charge', 'setup fee', 'set-up fee'],
      ...['shipping', 'change of service', 'technician visit', 'downgrade fee', 'labor charge'],
    ],
  },
  {
    ...{ kind: 'equipment', name: 'Equipment rental', monthly: true },
    words: [
      ...[
        'router rental',
        'modem rental',
        'gateway rental',
        'equipment rental',
        'equipment lease',
        'modem lease',
      ],
      ...['equipment fee', 'rental fee', 'wifi service', 'wi-fi service', 'wifi extender', 'panoramic wifi'],
      ...[
        'internet equipment',
        'whole home wifi',
        'router fee',
        'modem fee',
        'wifi equipment',
        'invincible wifi',
      ],
      ...['wi-fi equipment', 'tech assure', 'eero', 'router lease', 'xfi'],
    ],
  },
  {
    ...{ kind: 'paper-bill', name: 'Paper bill', monthly: true },
    words: ['paper bill', 'paper statement', 'billing fee', 'paper invoice', 'printed bill'],
  },
  {
    ...{ kind: 'data', name: 'More data', monthly: true },
    words: ['data overage', 'additional data', 'extra data', 'over usage', 'unlimited data'],
  },
  {
    ...{ kind: 'tv', name: 'TV surcharge', monthly: true },
    words: ['broadcast tv', 'regional sports', 'broadcast fee', 'broadcast surcharge', 'sports surcharge'],
  },
  {
    ...{ kind: 'tax', name: 'Taxes', monthly: true },
    words: [
      'sales tax',
      'state tax',
      'local tax',
      'federal tax',
      'taxes',
      'universal service',
      'franchise fee',
      '911',
    ],
  },
  {
    ...{ kind: 'provider-fee', name: 'Provider fee', monthly: true },
    words: [
      ...['cost recovery', 'infrastructure fee', 'network enhancement', 'administrative fee', 'admin fee'],
      ...['provider fee', 'service protection', 'home wire', 'maintenance fee', 'deregulated', 'surcharge'],
    ],
  },
]

/** The fee that a line of a bill or label names, regardless of case. */
export function billFeeOf(line: string): BillFee | undefined {
  const text = line.toLowerCase()
  return billFees.find(fee => fee.words.some(word => text.includes(word)))
}
