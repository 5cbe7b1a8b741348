/** How bills name who sent them, and what people call that provider. */
const senders: readonly (readonly [RegExp, string])[] = [
  [/\bAT&T\b/i, 'AT&T'],
  [/\b(?:xfinity|comcast)\b/i, 'Xfinity'],
  [/\b(?:spectrum|charter communications)\b/i, 'Spectrum'],
  [/\bcox\b/i, 'Cox'],
  [/\bverizon\b/i, 'Verizon'],
  [/\bt-mobile\b/i, 'T-Mobile'],
  [/\b(?:optimum|altice)\b/i, 'Optimum'],
  [/\bfrontier\b/i, 'Frontier'],
  [/\b(?:kinetic|windstream)\b/i, 'Kinetic'],
  [/\bquantum fiber\b/i, 'Quantum Fiber'],
  [/\bcenturylink\b/i, 'CenturyLink'],
  [/\bgoogle fiber\b/i, 'Google Fiber'],
  [/\bmetronet\b/i, 'Metronet'],
  [/\bziply\b/i, 'Ziply Fiber'],
  [/\bbrightspeed\b/i, 'Brightspeed'],
  [/\bmediacom\b/i, 'Mediacom'],
  [/\bsparklight\b/i, 'Sparklight'],
  [/\b(?:astound|rcn|grande communications)\b/i, 'Astound Broadband'],
  [/\b(?:wowway|wide ?open ?west)\b|\bWOW!/i, 'WOW!'],
  [/\bbreezeline\b/i, 'Breezeline'],
  [/\b(?:tds telecom|tds)\b/i, 'TDS'],
  [/\bstarlink\b/i, 'Starlink'],
  [/\bviasat\b/i, 'Viasat'],
  [/\bhughesnet\b/i, 'Hughesnet'],
  [/\bearthlink\b/i, 'EarthLink'],
]

/** Bills name their sender on top, and further down perhaps somebody else whose service is sold along. */
const TOP_LINES = 40

/** Who sent a bill, by the first known name near its top; `null` if there is none. */
export function billProvider(lines: readonly string[]): string | null {
  for (const line of lines.slice(0, TOP_LINES)) {
    const sender = senders.find(([pattern]) => pattern.test(line))
    if (sender) return sender[1]
  }
  return null
}
