import { dayWords, timeWords } from '#domain/callbacks/promise-words.ts'
import { useVisitorZone } from '../ui/use-visitor-zone.ts'

/** The time that was agreed on for a call: `at 5:30 PM CT, Sun Nov 29`. */
export function AgreedTime({ at, homeZone }: { at: string; homeZone: string }) {
  const zone = useVisitorZone(homeZone)
  const time = new Date(at)
  return (
    <time dateTime={at}>
      at {timeWords(time, zone)}, {dayWords(time, zone)}
    </time>
  )
}
