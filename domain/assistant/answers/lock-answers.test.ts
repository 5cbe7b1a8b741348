import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { feesOf, firstBillOf, laterPriceOf, priceOf, sumOver } from '#tests/support/catalogue-prices.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { feeNormal } from './fee-normal-answer.ts'
import { lockAnswers, lockEnds } from './lock-answers.ts'

const catalogue = readSeed()

const asking = (message: string) => ({
  ...{ intent: 'price_lock' as const, catalogue, dialogue: newDialogue, place: null, labels: new Map() },
  asked: readQuestion(catalogue, message),
  ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
})

test('within a lock the price stays, and what follows without one is told as it is published', () => {
  const told = lockEnds(asking('if i take the metronet 1 gig price lock, what happens after a year'))?.text
  expect(told).toContain(
    `Metronet locks the price of 1 Gig at ${priceOf('metronet-1-gig-lock')} for 36 months`,
  )
  expect(told).toContain(
    `goes from ${priceOf('metronet-1-gig')} to ${laterPriceOf('metronet-1-gig')} after the first 12 months`,
  )
  expect(told).not.toContain('can raise it')
  expect(lockEnds(asking('what happens after the lock ends with metronet'))?.text).toContain(
    `2 Gig stays at ${priceOf('metronet-2-gig-lock')} (without it ${laterPriceOf('metronet-2-gig')} after the first 12 months)`,
  )
  expect(lockEnds(asking('what happens when the price lock ends'))?.text).toContain('nobody publishes')
})

test('a plan with its lock has sums of its own, and no card, which would be without the lock', () => {
  const told = lockAnswers.price_lock(asking('metronet 1 gig price lock total over 36 months'))
  expect(told?.text).toContain(`${sumOver(36, 'metronet-1-gig-lock')} over 36 months`)
  expect(told?.text).toContain(`${sumOver(36, 'metronet-1-gig')} over 36 months`)
  expect(told?.plans).toBeUndefined()
  expect(lockAnswers.price_lock(asking('first bill of metronet 1 gig with price lock'))?.text).toContain(
    `The first bill with it is ${firstBillOf('metronet-1-gig-lock')}, in place of ${firstBillOf('metronet-1-gig')}.`,
  )
  expect(lockAnswers.price_lock(asking('metronet price lock over 3 years'))?.text).toContain(
    `over 36 months ${sumOver(36, 'metronet-500-lock')} in place of ${sumOver(36, 'metronet-500')}`,
  )
  expect(lockAnswers.price_lock(asking('can i lock the price of metronet 150'))?.text).toContain(
    'There is no lock for Metronet 150 Mbps.',
  )
})

test('the figure in the name of a plan is not what somebody was charged', () => {
  const told = feeNormal(asking('what is the installation fee for frontier fiber 200'))?.text
  const fee = feesOf('frontier-fiber-200')
  expect(told).toContain(fee)
  expect(told).not.toContain('names no installation fee')
  expect(feeNormal(asking('is the installation fee of frontier fiber 200 normal'))?.text).toContain(
    `Frontier ${fee}.`,
  )
})
