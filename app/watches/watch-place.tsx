import type { WatchType } from '#domain/watches/watch.ts'
import { WatchDisclosure } from './watch-disclosure.tsx'

type Props = {
  /** The ZIP code of the answer; empty where it is asked for here. */
  zipCode: string
  /** What is chosen at first; any new provider where absent. */
  planType?: WatchType
}

/** 'Tell me when it reaches me': a mail when our data list a new provider at a ZIP code. */
export function WatchPlace({ zipCode, planType }: Props) {
  return (
    <WatchDisclosure
      title="Tell me when it reaches me"
      asked={{ kind: 'arrival', zipCode, ...(planType ? { planType } : {}) }}
    />
  )
}
