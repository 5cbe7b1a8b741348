import { fullName } from '#domain/catalog/full-name.ts'
import { brand } from '#platform/brand.ts'

/** The address of the comparison table for hosts that show views (MCP Apps, 2026-01-26). */
export const COMPARE_VIEW = 'ui://plainwire/compare.html'
export const VIEW_TYPE = 'text/html;profile=mcp-app'

/**
 * The table of compared plans as a page of its own: it takes the answer of `compare_cost` from the host, loads
 * nothing, requests nothing, and writes what it gets as plain text. The host opens links.
 */
export const compareView = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${brand.name}: plans compared</title>
<style>
:root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif }
body { margin: 0; padding: 12px; color: light-dark(#14181f, #f3f1ea); background: light-dark(#fff, #101419) }
h1 { margin: 0; font-size: 18px }
p { margin: 6px 0; color: light-dark(#4a5261, #b9bdc4) }
.scroll { overflow-x: auto }
table { border-collapse: collapse; min-width: 100%; margin-top: 8px }
caption { text-align: left; padding-bottom: 6px }
th, td { padding: 7px 10px; border-top: 1px solid light-dark(#d4d8de, #333a44); text-align: right; white-space: nowrap; font-variant-numeric: tabular-nums }
th:first-child, thead td { text-align: left }
thead th { white-space: normal; vertical-align: bottom }
a { color: inherit; display: inline-block; margin-right: 14px; padding: 4px 0 }
</style>
<h1>${brand.name}: what these plans cost</h1>
<div id="answer" aria-live="polite"><p>Waiting for the comparison …</p></div>
<script>
'use strict'
let last = 0
const tell = (method, params, id) => parent.postMessage({ jsonrpc: '2.0', method, params, ...(id ? { id } : {}) }, '*')
const make = (name, text, parent) => {
  const element = document.createElement(name)
  if (text !== undefined) element.textContent = String(text)
  if (parent) parent.append(element)
  return element
}
const fullName = ${String(fullName)}
const day = iso => new Date(iso).toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' })
const dollars = cents => (cents / 100).toLocaleString('en-US', { style: 'currency', currency: 'USD' })
const total = ({ cents, known, isAbout }) => (known ? '' : isAbout ? 'about ' : 'at least ') + dollars(cents)
const rows = [
  ['Price today', one => dollars(one.plan.priceTodayCents) + '/mo'],
  ['Speed', one => one.plan.speed],
  ['First bill', one => total(one.firstBill)],
  ['13th bill', one => total(one.thirteenthBill)],
  ['12 months', one => total(one.totals.months12)],
  ['24 months', one => total(one.totals.months24)],
  ['36 months', one => total(one.totals.months36)],
  ['As of', one => (one.plan.confirmedByLabel ? 'Checked ' : 'Listed ') + day(one.plan.checkedOn)],
  ['Confirmed by a label', one => (one.plan.confirmedByLabel ? 'Yes' : 'No')],
]
function show(answer) {
  const box = document.getElementById('answer')
  box.replaceChildren()
  const frame = make('div', undefined, box)
  frame.className = 'scroll'
  frame.tabIndex = 0
  frame.setAttribute('role', 'group')
  frame.setAttribute('aria-label', 'Plans compared')
  const table = make('table', undefined, frame)
  make('caption', 'Totals with one-time fees and the fees of the provider’s label', table)
  const head = make('tr', undefined, make('thead', undefined, table))
  make('td', '', head)
  for (const { plan } of answer.plans) make('th', fullName(plan.provider.name, plan.name), head).scope = 'col'
  const body = make('tbody', undefined, table)
  for (const [name, read] of rows) {
    const row = make('tr', undefined, body)
    make('th', name, row).scope = 'row'
    for (const one of answer.plans) make('td', read(one), row)
  }
  make('p', answer.certainty, box)
  make('p', answer.disclosure, box)
  const line = make('p', undefined, box)
  for (const { label, url } of answer.links) {
    if (!/^https?:/.test(url)) continue
    const link = make('a', label, line)
    link.href = url
    link.addEventListener('click', event => {
      event.preventDefault()
      last += 1
      tell('ui/open-link', { url }, last)
    })
    line.append(' ')
  }
  fit()
}
const fit = () => tell('ui/notifications/size-changed', { height: Math.ceil(document.documentElement.getBoundingClientRect().height) })
addEventListener('message', event => {
  if (event.source !== parent || !event.data || event.data.jsonrpc !== '2.0') return
  const { id, method, params, result } = event.data
  if (id === 'start' && result) {
    tell('ui/notifications/initialized', {})
    fit()
  } else if (method === 'ui/notifications/tool-result' && params && params.structuredContent && Array.isArray(params.structuredContent.plans)) show(params.structuredContent)
  else if (method === 'ui/resource-teardown') parent.postMessage({ jsonrpc: '2.0', id, result: {} }, '*')
})
tell('ui/initialize', { appInfo: { name: 'plainwire-compare', version: '1.0.0' }, appCapabilities: {}, protocolVersion: '2026-01-26' }, 'start')
</script>
</html>
`
