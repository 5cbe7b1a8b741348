import { expect, test } from 'vitest'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'
import { silentLog } from '#tests/support/test-database.ts'

const { catalogue, answer, ask } = useEmbeddedAnswers()

test('who asks for reviews is told of uploads only where they are published', async () => {
  const internet = catalogue.providers.filter(({ kinds }) => kinds.includes('internet'))
  const publishes = ({ id }: { id: string }) =>
    catalogue.plansOf(id).some(({ uploadMbps }) => uploadMbps !== null)
  const silent = internet.filter(provider => !publishes(provider))
  expect(silent.length).toBeGreaterThan(0)
  for (const { name } of silent) expect((await ask(`${name} reviews`)).text).not.toContain('uploads')
  expect((await ask('Metronet reviews')).text).toContain('uploads as fast as downloads')
})

test('who asks until when somebody is there is told the hours of that day', async () => {
  const saturday = 'Today, Nov 21, 2026, it’s 10 AM to 6 PM'
  expect((await ask('what time are you open till tonight')).text).toContain(saturday)
  const holiday = { ...staffedHours, holidays: { '2026-11-21': { opens: 10, closes: 16 } } }
  const told = await answer({
    ...{ catalogue, message: 'what is your phone number', history: [], context: null, log: silentLog },
    staffed: holiday,
  })
  expect(told.text).toContain('Today, Nov 21, 2026, it’s 10 AM to 4 PM')
  expect((await ask('are you open on christmas')).text).toContain('Dec 25, 2026: 10 AM to 4 PM')
})

test('who asks in English for somebody who speaks Spanish is answered in English first', async () => {
  const { text } = await ask('do you have a spanish speaking person i can talk to')
  expect(text).toMatch(/^I only write English\. Whether somebody who speaks Spanish/)
  expect((await ask('habla espanol')).text).not.toContain('I only write English')
})

test('what is asked of terms in Spanish is told of the plans that are certain there, as the catalog has it', async () => {
  const there = await ask('que internet hay en 33139 sin contrato')
  const bound = catalogue.internetPlans.filter(({ contractMonths }) => (contractMonths ?? 0) > 0)
  const [one] = bound.map(({ providerId }) => catalogue.providerName(providerId))
  expect(there.text).toMatch(/Sin contrato anual: .*AT&T/)
  expect(there.text).toContain(`Con contrato: ${one}.`)
  expect((await ask('spectrum tiene contrato?')).text).toContain('Sin contrato anual: Spectrum.')
  const install = await ask('cuanto cuesta la instalacion de spectrum')
  expect(install.text).toMatch(/Cobros únicos, por ejemplo de instalación: Spectrum \$\d/)
  expect((await ask('puedo cancelar spectrum')).text).toContain('no lo sé decir en español')
})
