import { WatchDisclosure } from './watch-disclosure.tsx'

type Props = { planId: string; planName: string; priceCents: number }

/** An email when a plan's price or its broadband label changes. */
export function WatchPrice({ planId, planName, priceCents }: Props) {
  return (
    <WatchDisclosure
      title="Tell me when the price changes"
      asked={{ kind: 'price', planId, planName, priceCents }}
    />
  )
}
