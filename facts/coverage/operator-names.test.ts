import { expect, test } from 'vitest'
import { nameOperator } from './operator-names.ts'

test.each([
  ['Windstream Georgia Communications, LLC', 'Kinetic', 'kinetic'],
  ['Georgia Windstream, LLC.', 'Kinetic', 'kinetic'],
  ['Vexus Fiber', 'Metronet', 'metronet'],
  ['Quantum Fiber', 'CenturyLink', 'centurylink'],
  ['WOW Internet, Cable & Phone', 'WOW!', 'wow'],
  ['Cox Communications', 'Cox', 'cox'],
])('%s is %s of the catalog', (operator, name, catalogueId) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId })
})

test.each([
  ['Red Spectrum Communications LLC', 'Red Spectrum Communications'],
  ['Sonic Spectrum Inc', 'Sonic Spectrum'],
  ['Quantum Internet & Telephone', 'Quantum Internet & Telephone'],
  ['WideOpen Networks Inc', 'WideOpen Networks'],
])('%s only sounds like one of our brands', (operator, name) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId: null })
})

test.each([
  ['EPB', 'EPB'],
  ['Greenlight', 'Greenlight'],
  ['Greenlight Networks', 'Greenlight Networks'],
  ['Burlington Telecom', 'Burlington Telecom'],
  ['GREEN MOUNTAIN ACCESS', 'Green Mountain Access'],
  ['Allo Communications LLC', 'Allo Communications'],
  ['Tri-County Fiber Communications, LLC', 'Tri-County Fiber Communications'],
  ['GEA CONNECT', 'GEA Connect'],
  ['SWYFT', 'SWYFT'],
  ['lumos', 'Lumos'],
])('%s is called %s', (operator, name) => {
  expect(nameOperator(operator)).toEqual({ name, catalogueId: null })
})
