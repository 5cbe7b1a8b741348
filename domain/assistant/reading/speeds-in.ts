/** `Cheapest 300 in 19103`, `at least 500`: plans are called by such round figures, and none costs that much. */
const calledBySpeed =
  /\b(?:cheapest|fastest|need|want|get|got|for|with|who (?:sells|has|offers)|at least|the|a|any) ([2-9]00|[1-9]\d00)\b(?! ?(?:unit|people|dollars|bucks|channels?|sq|feet|miles|a month|per|\$|main|[nsew] |st\b|street))/

/** More than any line to a home carries, in Mbps. */
const MOST_MBPS = 50_000

/** The download speeds that a text in lower case names, in Mbps. */
export function speedsIn(text: string): number[] {
  const found = [
    ...text.matchAll(
      /(\d[\d,]*(?:\.\d+)?)\s*-?\s*(mbps|mbit|megabits?|megs?|megas?|mb|gbps|gigabits?|gigs?)\b/g,
    ),
  ]
  // `How much is 100 gigs`: no home has such a line, and it is data.
  const speeds = found.flatMap(([, figure = '', unit = '']) => {
    const value = Number(figure.replaceAll(',', ''))
    const mbps = Math.round(unit.startsWith('g') ? value * 1000 : value)
    return mbps > MOST_MBPS ? [] : [mbps]
  })
  if (speeds.length > 0) return speeds
  if (/\bgig(?:abit)?\b/.test(text)) return [1000]
  const called = calledBySpeed.exec(text)?.[1]
  if (called !== undefined) return [Number(called)]
  return [
    ...text.matchAll(
      /\b(\d{2,4}) (?:(?:is|be|would|will|should) )*(?:fast )?(?:enough|enuf|ok|okay|plenty|overkill|too slow)\b|\b(?:can|does|will|would) (\d{3,4}) (?:handle|support|run|cover)\b/g,
    ),
  ].map(([, enough, handles]) => Number(enough ?? handles))
}
