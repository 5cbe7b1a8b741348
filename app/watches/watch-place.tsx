import type { WatchType } from '#domain/watches/watch.ts'
import { WatchDisclosure } from './watch-disclosure.tsx'

type Props = {
  /** The answer's ZIP code; empty if it is asked for here. */
  zipCode: string
  /** What is selected at first; any new provider if absent. */
  planType?: WatchType
}

/** 'Tell me when it reaches me': an email when our data list a new provider at a ZIP code. */
export function WatchPlace({ zipCode, planType }: Props) {
  return (
    <WatchDisclosure
      title="Tell me when it reaches me"
      asked={{ kind: 'arrival', zipCode, ...(planType ? { planType } : {}) }}
    />
  )
}
