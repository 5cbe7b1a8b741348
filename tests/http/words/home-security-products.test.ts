import { expect, test } from 'vitest'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
import { providerClaims } from '#domain/catalog/seed/marketing-claims.ts'
import { wholeDollars } from '#domain/shared/money.ts'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const { claims } = readSeed().guides
const site = useBuiltSite()
const read = () => servedPage(site.get('/home-security-products'))

const vivint = {
  'Professional Security Cameras': [
    ...['Outdoor Camera', 'Spotlight Camera', 'Doorbell Camera'],
    ...['Indoor Camera Pro', 'Indoor Camera', 'Playback DVR'],
  ],
  'Smart Access Control Systems': ['Smart Lock', 'Key Fob', 'Garage Hub', 'Keypad'],
  'Smart Energy Management': ['Smart Thermostat', 'Smart Plug'],
  'Smart Lighting Solutions': ['Smart Bulb'],
  'Security Sensors & Detection': ['Smart Sensor', 'Motion Sensor', 'Glass Break Sensor'],
  'Safety & Environmental Protection': ['Water Sensor', 'Smoke and CO Detector', 'Emergency Pendant'],
}

test('both catalogs stand with every category, device and advertised figure', async () => {
  const page = await read()
  expect(page.part('region', 'Smart Home Solutions').texts('h3')).toEqual([
    ...['Home Security', 'Video Monitoring', 'Smart Climate', 'Access Control'],
  ])
  const brandA = page.part('region', 'Vivint products')
  expect(brandA.texts('h3')).toEqual(Object.keys(vivint))
  expect(brandA.texts('h4')).toEqual(Object.values(vivint).flat())
  for (const claim of [
    `Up to ${providerClaims.accessCodesPerLock} access codes`,
    `Stores ${providerClaims.dvrStorageDays} days of recordings`,
    `Supports up to ${providerClaims.dvrCameras} cameras`,
    `Range of ${providerClaims.keyFobRangeFeet} ft`,
    `Range of ${providerClaims.pendantRangeFeet} ft`,
    `${providerClaims.clipSeconds}-second clips`,
    `${wholeDollars(claims.securityDeviceCreditCents)} in device credits`,
  ]) {
    expect(brandA.words).toContain(claim)
  }
  const brandB = page.part('region', 'ADT home security')
  expect(brandB.texts('h3')).toEqual([
    ...['24/7 Monitoring', 'Video Security', 'Smart Home Control', 'Home Automation'],
    ...['Security Cameras', 'Access Control', 'Detection Sensors', 'Smart Home Integration'],
  ])
  expect(brandA.links('Explore All Products')[0]?.attribute('href')).toBe('/vivint-packages')
  expect(brandB.links('View All ADT Products')[0]?.attribute('href')).toBe('/adt-packages')
})

test('the figures stand with the name of who claims them, and the quotes lead to the bundles', async () => {
  const page = await read()
  const whyA = page.part('region', 'Why Choose Vivint')
  const figuresA = [...Object.values(providerClaims.vivint), providerClaims.reliability, '24/7']
  for (const figure of figuresA) expect(whyA.words).toContain(figure)
  expect(whyA.words).toContain('Vivint’s own figures. We haven’t measured them.')
  expect(whyA.links('Get Free Quote')[0]?.attribute('href')).toBe('/bundles')
  const whyB = page.part('region', 'Why Choose ADT')
  for (const figure of Object.values(providerClaims.adt)) expect(whyB.words).toContain(figure)
  expect(whyB.links('Get Free Security Quote')[0]?.attribute('href')).toBe('/bundles')
})

test('without a video there is nothing to press and nothing of another site', async () => {
  const page = await read()
  expect(page.all('iframe, video')).toEqual([])
  expect(page.words).not.toContain('Watch how a system is installed')
})
