import { expect, test } from 'vitest'
import { readCatalogue, readSeed } from '#domain/catalog/read-catalogue.server.ts'
import type { LabelFacts } from '#domain/labels/label.ts'
import { flat, type OneTimeFee } from '#domain/pricing/price-schedule.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { feesOf } from '#tests/support/catalogue-prices.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { equipment } from './equipment-answer.ts'

/** What is told of Spectrum's boxes where the label of its entry plan lists some fees each month. */
function told(
  message: string,
  fees: LabelFacts['monthlyFees'] = [],
  catalogue = readSeed(),
): string | undefined {
  const plan = catalogue.entryPlan('spectrum')
  const label = { oneTimeFees: [], monthlyFees: fees } as Partial<LabelFacts> as LabelFacts
  return equipment({
    ...{ intent: 'equipment', catalogue, dialogue: newDialogue, place: null },
    asked: readQuestion(catalogue, message),
    ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
    labels: new Map(plan ? [[plan.id, label]] : []),
  })?.text
}

test('what a label charges for boxes each month is told, and nothing else of it', () => {
  const fees = [
    { name: 'Optional WiFi Service', cents: 1000, text: '10.00' },
    { name: 'Paper Bill', cents: 500, text: '5.00' },
  ]
  const text = told('does spectrum charge for the router', fees)
  expect(text).toContain('Spectrum’s label lists each month: Optional WiFi Service $10.00.')
  expect(text).not.toContain('Paper Bill')
  expect(told('does spectrum charge for the router')).not.toContain('label')
})

test('a modem is no router: whether it is free is said to be unknown', () => {
  expect(told('is the spectrum modem free')).toContain('Whether the modem itself is free')
  expect(told('is the spectrum router free')).not.toContain('modem itself')
})

test('who brings a modem is told what goes on the lines of that provider', () => {
  expect(told('what do i need to bring my own modem to spectrum')).toContain('DOCSIS 3.1')
  expect(told('is the spectrum router free')).not.toContain('DOCSIS')
})

test('the equipment of a satellite is no router of one’s own', () => {
  expect(told('does hughesnet equipment cost extra')).toContain(
    'you lease or buy it. Our catalog has no price',
  )
  expect(told('is the starlink equipment included')).toContain(
    `equipment of ${feesOf('starlink-residential')}`,
  )
  expect(told('does hughesnet equipment cost extra')).not.toMatch(/router|\$10/)
})

test('equipment is known by what its fee is for, and not by how it is called', () => {
  const { content } = readSeed()
  const called = (fee: OneTimeFee) =>
    readCatalogue(
      {
        ...content,
        internetPlans: content.internetPlans.map(plan =>
          plan.id === 'starlink-residential' ? { ...plan, schedule: flat(10_000, [fee]) } : plan,
        ),
      },
      'This test',
    )
  const box = called({ label: 'Starter box', cents: 12_300, purpose: 'equipment' })
  expect(told('is the starlink equipment included', [], box)).toContain('starter box of $123.00')
  expect(told('can i rent the starlink equipment', [], box)).toContain('starter box of $123.00 once')
  const news = called({ label: 'Hardware newsletter', cents: 12_300, purpose: 'other' })
  expect(told('is the starlink equipment included', [], news)).toContain('has no price for it')
})

test('what a router of one’s own saves is the rent of the label in a year', () => {
  const rented = [{ name: 'Optional WiFi Service', cents: 1000, text: '10.00' }]
  expect(told('how much would i save a year with my own router on spectrum', rented)).toContain(
    'At $10.00 a month renting comes to $120.00 a year',
  )
  const free = [{ name: '(Optional) Router Rental', cents: 0, text: '0.00' }]
  expect(told('can i use my own router with spectrum', free)).toContain('saves nothing')
})
