import { expect, test } from 'vitest'
import type { DeviceUse } from '#domain/catalog/device-uses.ts'
import { readCatalogue, readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { staffedHours } from '#domain/settings/staffed-hours.ts'
import { newDialogue } from '../dialogue.ts'
import { readQuestion } from '../reading/read-question.ts'
import { alarmAnswers } from './alarm-answers.ts'

/** What is told of devices for the outside where the list has one of any name, and one that is called so. */
function toldOutdoors(uses: readonly DeviceUse[]): string | undefined {
  const { content } = readSeed()
  const { security } = content.guides
  const device = { description: 'Looks around.', features: ['Small'] }
  const items = [
    { ...device, name: 'Night Owl', uses },
    { ...device, name: 'Outdoor Camera', uses: [] },
  ]
  const [category] = security.adt.products
  const adt = { ...security.adt, products: [{ ...category, items }] }
  const guides = { ...content.guides, security: { ...security, adt } }
  const catalogue = readCatalogue({ ...content, guides }, 'This test')
  return alarmAnswers.camera_outdoors({
    ...{ intent: 'camera_outdoors', catalogue, dialogue: newDialogue, place: null, labels: new Map() },
    asked: readQuestion(catalogue, 'which adt cameras can hang outside'),
    ...{ salesPhone: '', mailsGoOut: true, staffed: staffedHours, now: new Date(0) },
  })?.text
}

test('a device is named for what its entry says it is for, whatever it is called', () => {
  expect(toldOutdoors(['outdoors'])).toContain('ADT Night Owl')
  expect(toldOutdoors(['outdoors'])).not.toContain('Outdoor Camera')
  expect(toldOutdoors(['indoors'])).not.toContain('Night Owl')
})
