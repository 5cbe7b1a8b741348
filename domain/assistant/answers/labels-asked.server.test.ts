import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { importLabels } from '#domain/labels/import-labels.server.ts'
import { useTestDatabase } from '#tests/support/test-database.ts'
import { newDialogue } from '../dialogue.ts'
import { labelsAsked } from './labels-asked.server.ts'

const database = useTestDatabase()
const catalogue = readSeed()
const asked = (message: string, plans: string[] = []) =>
  labelsAsked(database.db, catalogue, message, { dialogue: { ...newDialogue, plans }, place: null })

const takeMetronet = () =>
  importLabels(
    { db: database.db, readSheet: () => Promise.reject(new Error('no sheet here')) },
    { bytes: readFileSync('domain/labels/excerpts/metronet.csv'), source: 'metronet.csv' },
    { providerId: 'metronet', date: '2026-07-20', careful: false },
  )

test('the label of a plan that is named or spoken of tells its delay and its fees, where a question asks for them', async () => {
  await takeMetronet()
  const named = await asked('whats the ping on metronet 1 gig')
  expect(named.get('metronet-1-gig')?.latency).toEqual({ from: 13, to: 13 })
  expect(
    (await asked('any hidden fees', ['metronet-1-gig'])).get('metronet-1-gig')?.monthlyFees,
  ).toContainEqual(expect.objectContaining({ name: '(Optional) Billing Fee', cents: 495 }))
})

test('who to call is on the label of what was spoken of', async () => {
  await takeMetronet()
  const labels = await asked('who do i call', ['metronet-1-gig'])
  expect(labels.get('metronet-1-gig')?.supportPhone).toMatch(/^\(?8\d\d/)
})

test('no label is read for another question, and none is told of a plan without one', async () => {
  await takeMetronet()
  expect(await asked('how much is metronet 1 gig')).toEqual(new Map())
  expect(await asked('whats the ping on xfinity 300')).toEqual(new Map())
})
