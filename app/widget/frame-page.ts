import { certaintyInShort } from '#domain/availability/certainty-in-short.ts'
import type { LookupAnswer } from '#domain/availability/offered-plans.ts'
import { totalOfPlan } from '#domain/comparison/total-order.ts'
import { TOTAL_MONTHS } from '#domain/pricing/known-total.ts'
import { WHY_UNKNOWN_LAST } from '#domain/pricing/why-unknown-last.ts'
import { DISCLOSURE } from '#domain/public-answers/answer-facts.ts'
import { cheapestPlans, isLikelyForLess } from '#domain/public-answers/cheapest-plans.ts'
import { ZIP_FIELD_MAX_LENGTH } from '#domain/shared/zip-code.ts'
import { brand } from '#platform/brand.ts'
import { framePlan } from './frame-plan.ts'
import { type Html, html, nothing } from './html.ts'
import type { WidgetTheme } from './widget-theme.ts'

/** What the widget knows: nothing yet, the answer for a ZIP code, or why there is none. */
export type FrameState =
  | { phase: 'asking' }
  | { phase: 'answered'; answer: LookupAnswer }
  | { phase: 'refused'; message: string }

type Frame = {
  state: FrameState
  /** What is in the field. */
  zip: string
  /** What the form passes on: key, site and theme. */
  carried: readonly (readonly [string, string])[]
  theme: WidgetTheme
  /** Our own site's address, and the mark by which it knows the partner; null if the key was refused. */
  siteUrl: string
  mark: string | null
  /** Who is told the height; null if the page that frames this one didn't say. A refusal's is no secret. */
  parent: string | null
  /** Whether the form was sent: then the focus goes to what came of it. It is left alone in a page that just opened. */
  wasAsked: boolean
  nonce: string
}

const SHOWN_PLANS = 3

/** The widget's whole page, drawn without any library. It sets no cookie, stores nothing and loads nothing. */
export function framePage(frame: Frame): string {
  const { state, theme, nonce, parent } = frame
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Internet plans by ZIP code, from ${brand.name}</title>
<style nonce="${nonce}">${styleOf(theme)}</style>
</head>
<body>
<main>
<h1>Internet plans where you live</h1>
${frame.mark === null ? nothing : formOf(frame)}
${state.phase === 'answered' ? answerOf(frame, state.answer) : nothing}
${frame.mark === null && state.phase === 'refused' ? refusalOf(frame.siteUrl, state.message) : nothing}
<p class="soft">${DISCLOSURE} ${outside(`${frame.siteUrl}/how-we-rank`, 'How we rank')}</p>
</main>
${scriptOf(parent, frame.wasAsked ? focusOf(state) : null, nonce)}
</body>
</html>
`.markup
}

const refusalOf = (siteUrl: string, reason: string) =>
  html`<p id="refused" role="alert" tabindex="-1">We can’t show prices here right now. ${reason}</p>
<p>${outside(`${siteUrl}/`, `See plans and prices at ${brand.name}`)}</p>`

/** Where the focus goes once the form was sent. */
function focusOf({ phase }: FrameState): string | null {
  if (phase === 'answered') return 'found'
  return phase === 'refused' ? 'zip' : null
}

function formOf({ carried, state, zip }: Frame): Html {
  const fault = state.phase === 'refused' ? state.message : null
  return html`<form method="get" action="/widget/frame" role="search" aria-label="Plans by ZIP code">
${carried.map(([name, value]) => html`<input type="hidden" name="${name}" value="${value}">`)}
<input type="hidden" name="asked" value="1">
<label for="zip">ZIP code</label>
<div class="row"><input id="zip" name="zip" value="${zip}" inputmode="numeric" autocomplete="postal-code" maxlength="${ZIP_FIELD_MAX_LENGTH}" required${fault === null ? nothing : html` aria-invalid="true" aria-describedby="fault"`}>
<button>See prices</button></div>
${fault === null ? nothing : html`<p id="fault" role="alert" class="fault">${fault}</p>`}
</form>`
}

function answerOf({ siteUrl, mark }: Frame, answer: LookupAnswer): Html {
  const { place, plans } = answer
  const cheapest = cheapestPlans(answer, SHOWN_PLANS)
  const query = new URLSearchParams({ zip: place.zipCode, ...(mark ? { partner: mark } : {}) })
  // One that may be lower, but isn't known, stands below: the heading doesn't pass over it.
  const isKnown = cheapest.some(({ plan }) => totalOfPlan(plan).known)
  // Nor does it call lowest what stands before a lower one that is less certain.
  const first = cheapest.slice(0, 1).map(({ plan }) => totalOfPlan(plan).cents)
  const isLowest = isKnown || plans.every(plan => first.every(cents => cents <= totalOfPlan(plan).cents))
  const where = `${place.city ? `${place.city}, ` : ''}${place.state} ${place.zipCode}`
  const all = plans.length > SHOWN_PLANS ? `All ${plans.length} plans, and ordering` : 'More, and ordering'
  return html`<section aria-labelledby="found">
<p id="found" role="status" tabindex="-1">${
    cheapest.length > 0
      ? `${isLowest ? `Lowest ${isKnown ? 'known ' : ''}total` : 'Plans by total'} over ${TOTAL_MONTHS} months in ${where}`
      : `We know no plan for ${where}`
  }</p>
<p class="soft">${certaintyInShort(answer)}</p>
<ol>${cheapest.map(framePlan)}</ol>
${isLikelyForLess(answer, cheapest) ? html`<p>A plan that is likely there, but not confirmed, costs less than some of these.</p>` : nothing}
<p>${outside(`${siteUrl}/results?${query}`, all)}</p>
<p class="soft">${WHY_UNKNOWN_LAST}${isLowest ? '' : ` Prices that no label confirms come last.`}</p>
</section>`
}

const outside = (url: string, label: string) =>
  html`<a href="${url}" target="_blank" rel="noopener">${label}<span class="only-read"> (opens in a new tab)</span></a>`

/**
 * Tells the page that frames this one how high it is, and nobody else. Puts the focus where the form's answer is, unless
 * the visitor went on to another part of the page around it in the meantime.
 */
function scriptOf(parent: string | null, focus: string | null, nonce: string): Html {
  const told = JSON.stringify(parent).replaceAll('<', '\\u003c')
  const tell =
    parent === null
      ? ''
      : `const page=document.documentElement,tell=()=>window.parent.postMessage({plainwireHeight:page.getBoundingClientRect().height},${told});new ResizeObserver(tell).observe(page);tell();`
  const go =
    focus === null
      ? ''
      : `if(document.hasFocus())(document.getElementById(${JSON.stringify(focus)})??document.getElementById('refused'))?.focus();`
  return tell || go ? { markup: `<script nonce="${nonce}">(()=>{${tell}${go}})()</script>` } : nothing
}

const styleOf = ({ scheme, accent, onAccent }: WidgetTheme): Html => ({
  markup: `:root{color-scheme:${scheme};--ink:light-dark(#14181f,#f5f3ed);--soft:light-dark(#4a5261,#bcc1ca);--line:light-dark(#c9ced6,#3a4250);--edge:light-dark(#767d89,#8b93a1);--page:light-dark(#fff,#131820)}
*{box-sizing:border-box}
body{margin:0;border-top:4px solid ${accent};background:var(--page);color:var(--ink);font:16px/1.5 system-ui,sans-serif}
main{padding:16px;max-width:40rem}
h1{margin:0 0 12px;font-size:20px;line-height:1.25}
h2{margin:0;font-size:16px}
p{margin:4px 0}
.soft{color:var(--soft);font-size:14px}
form{margin-bottom:16px}
label{display:block;margin-bottom:4px;font-weight:600}
.row{display:flex;flex-wrap:wrap;gap:8px}
input{flex:1 1 6rem;min-width:0;min-height:44px;padding:8px 12px;font:inherit;color:inherit;background:var(--page);border:1px solid var(--edge);border-radius:10px}
button{min-height:44px;padding:8px 18px;font:inherit;font-weight:600;color:${onAccent};background:${accent};border:1px solid var(--edge);border-radius:10px;cursor:pointer}
:focus-visible{outline:3px solid var(--ink);outline-offset:2px}
a{color:inherit}
ol{margin:8px 0;padding:0;list-style:none}
li{padding:12px 0;border-top:1px solid var(--line)}
.price b{font-size:20px}
.price,li p{font-variant-numeric:tabular-nums}
.fault{color:light-dark(#a3160c,#ff9d8f)}
#found{font-weight:600}
.only-read{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
`,
})
