import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { loadLabelBox } from '#domain/labels/load-label-box.server.ts'
import { formatCents } from '#domain/shared/money.ts'
import {
  centsOf,
  firstBillOf,
  labelFeeCentsOf,
  labelFeeOf,
  priceOf,
  sumCentsOver,
  sumOver,
} from '#tests/support/catalogue-prices.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { silentLog } from '#tests/support/test-database.ts'
import { newDialogue } from '../../dialogue.ts'

const { catalogue, database, answer } = useEmbeddedAnswers()

/** What is answered in Austin, where the questions before this one went on from each other. */
async function inAustin(...questions: string[]): Promise<string> {
  let told = ''
  let dialogue = newDialogue
  for (const message of questions) {
    const reply = await answer({
      ...{ catalogue, message, context: null, log: silentLog, dialogue },
      history: [{ sender: 'user' as const, message: '78701' }],
    })
    told = reply.text
    dialogue = reply.dialogue ?? dialogue
  }
  return told
}

const withLabels = async (...providers: string[]) => {
  for (const provider of providers)
    await loadLabelBox(database.db, readFileSync(`facts/labels/${provider}.json.br`))
}

test('satellites and those we don’t sell are named, and not counted beside the lines of a place that we do', async () => {
  const told = await inAustin('what is available in 78701')
  expect(told).toContain('I find 4 internet providers that we sell: Google Fiber from')
  expect(told).toContain(
    `By satellite, almost anywhere: Starlink from ${priceOf('starlink-residential')}, Viasat`,
  )
  // Where they are alone, nobody reads them as found there.
  expect(await inAustin('what is available in 59718')).toContain(
    'I find 3 internet providers by satellite that we sell:',
  )
})

test('a follow-up compares the plans that were named, and says nothing of who sells there', async () => {
  const told = await inAustin(
    'what would Spectrum Internet cost me over 24 months',
    'is it cheaper than AT&T Internet 300',
  )
  expect(told).toContain('- Spectrum Internet (113 Mbps typical)')
  expect(told).toContain('- AT&T Internet 300')
  expect(told).not.toContain('sells around')
  expect(await inAustin('compare Spectrum and AT&T in 78701')).toContain('Yes, Spectrum sells around Austin')
})

test('the fee of a label at the place is the same in lines, sums, bills and answers about fees', async () => {
  await withLabels('google-fiber')
  const gig = 'google-fiber-1-gig'
  const [fee, withFee] = [labelFeeOf(gig), sumCentsOver(24, gig) + 24 * labelFeeCentsOf(gig)]
  const line = await inAustin('compare Spectrum Internet with Google Fiber Core 1 Gig')
  expect(line).toContain(`${formatCents(withFee)} over 24 months, with the ${fee}/mo that its label adds`)
  expect(line).toContain(`${formatCents(withFee - sumCentsOver(24, 'spectrum-internet'))} less`)
  expect(line).not.toContain(sumOver(24, gig))
  expect(await inAustin('first bill of Google Fiber Core 1 Gig')).toContain(
    `${formatCents(centsOf(gig) + labelFeeCentsOf(gig))} (first month ${formatCents(centsOf(gig))}, the label’s monthly fee ${fee})`,
  )
  const fees = await inAustin('what monthly fees does Google Fiber Core 1 Gig add')
  expect(fees).toContain(`Google Fiber Core 1 Gig ${fee}/mo.`)
  // The fee of the label of another city, and what is said where no city is known.
  expect(fees).not.toMatch(/\$1\.40|can decline|most cities/)
  expect(await inAustin('does Google Fiber have extra fees')).toContain(
    `Google Fiber Edge 8 Gig ${labelFeeOf('google-fiber-edge-8-gig')}/mo`,
  )
})

test('a fee without an amount makes a first bill a minimum', async () => {
  await withLabels('tmobile')
  const rely = await inAustin('first bill of T-Mobile Rely')
  expect(rely).toContain(`at least ${firstBillOf('tmobile-home-internet')} `)
  expect(rely).toContain('without the 0.749% Recovery Fee')
  const amplified = await inAustin('first bill of T-Mobile Amplified')
  expect(amplified).toContain(`: ${firstBillOf('tmobile-amplified')} `)
  expect(amplified).toContain('Taxes are included')
})

test('whether taxes are included is told of each plan by its label', async () => {
  await withLabels('tmobile')
  expect(await inAustin('does the T-Mobile Amplified price include taxes')).toMatch(
    /^By the broadband label, the monthly price of T-Mobile Amplified Home Internet includes/,
  )
  expect(await inAustin('are taxes included with T-Mobile')).toMatch(
    /Amplified Home Internet includes .*Taxes aren’t included in the price of T-Mobile Rely/,
  )
  expect(await inAustin('are taxes included with Xfinity')).toContain('Taxes aren’t included in our price')
})

test('a charge that is asked for by name is told, and that no sum counts it', async () => {
  await withLabels('starlink', 'spectrum')
  const shipping = 'Shipping and Handling (Varies By Location)'
  expect(await inAustin('how much is Starlink over 24 months including shipping')).toContain(
    `Not in this sum, but on the label: ${shipping}`,
  )
  expect(await inAustin('does Starlink charge for shipping')).toContain(
    `Starlink Residential lists ${shipping}`,
  )
  expect(await inAustin('is shipping free with Hughesnet')).toContain('names no shipping charge of Hughesnet')
  expect(await inAustin('first bill of Spectrum Internet with installation')).toContain(
    'Professional Installation $50.00',
  )
  expect(await inAustin('Hughesnet Select first bill with equipment')).toContain(
    'The equipment isn’t in this sum: you lease or buy it.',
  )
})

test('the plan that is asked for at a place is what it means then, and not the cheapest of its provider', async () => {
  const asked = 'can i get google fiber 8 gig in 78701'
  const sold = await inAustin(asked)
  expect(sold).toContain('Yes, Google Fiber sells around Austin')
  expect(sold).toContain(`Edge 8 Gig: ${priceOf('google-fiber-edge-8-gig')}`)
  expect(await inAustin(asked, 'what does it cost all in for 2 years?')).toContain('Edge 8 Gig costs')
  expect(await inAustin('is google fiber in 78701', 'how much is it a month')).toContain('Core 1 Gig')
})
