import { expect, test } from 'vitest'
import { useEmbeddedAnswers } from '#tests/support/embedded-answers.ts'

const { catalogue, ask } = useEmbeddedAnswers()

test('who asks for reviews is told of uploads only where they are published', async () => {
  const internet = catalogue.providers.filter(({ kinds }) => kinds.includes('internet'))
  const publishes = ({ id }: { id: string }) =>
    catalogue.plansOf(id).some(({ uploadMbps }) => uploadMbps !== null)
  const silent = internet.filter(provider => !publishes(provider))
  expect(silent.length).toBeGreaterThan(0)
  for (const { name } of silent) expect((await ask(`${name} reviews`)).text).not.toContain('uploads')
  expect((await ask('Metronet reviews')).text).toContain('uploads as fast as downloads')
})
