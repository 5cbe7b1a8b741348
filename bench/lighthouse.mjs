// Runs Lighthouse as a phone on one address, in a Chromium that is running: node lighthouse.mjs URL PORT CATEGORIES
// Prints JSON: the scores, the figures of the performance audits, and every audit that costs points.
import lighthouse from 'lighthouse'

const [url, port, categories] = process.argv.slice(2)
const result = await lighthouse(url, {
  port: Number(port),
  logLevel: 'error',
  output: 'json',
  formFactor: 'mobile',
  onlyCategories: categories.split(','),
})
if (!result || result.lhr.runtimeError) {
  console.error(result?.lhr.runtimeError ?? 'Lighthouse gave nothing')
  process.exit(1)
}
const { audits, categories: judged } = result.lhr
const figure = name => audits[name]?.numericValue ?? null

/** Audits that count and are not perfect, with what Lighthouse shows of each. */
function costly(category) {
  return category.auditRefs
    .filter(({ id, weight }) => weight > 0 && typeof audits[id].score === 'number' && audits[id].score < 1)
    .map(({ id, weight }) => ({
      category: category.id,
      audit: id,
      points:
        Math.round(
          (1000 * weight * (1 - audits[id].score)) /
            category.auditRefs.reduce((sum, audit) => sum + audit.weight, 0),
        ) / 10,
      shown: audits[id].displayValue ?? audits[id].title,
      where: (audits[id].details?.items ?? [])
        .slice(0, 3)
        .map(item => item.node?.snippet ?? item.source?.url ?? item.url ?? item.description ?? '')
        .filter(text => text !== ''),
    }))
}

console.log(
  JSON.stringify({
    scores: Object.fromEntries(
      Object.values(judged).map(({ id, score }) => [id, score === null ? null : Math.round(score * 100)]),
    ),
    lcp: figure('largest-contentful-paint'),
    fcp: figure('first-contentful-paint'),
    tbt: figure('total-blocking-time'),
    cls: figure('cumulative-layout-shift'),
    speedIndex: figure('speed-index'),
    costly: Object.values(judged).flatMap(costly),
    warnings: result.lhr.runWarnings,
  }),
)
process.exit(0)
