import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'
import { OUTSIDE_SETTINGS } from '#tests/support/site-template.ts'

const bare = useBuiltSite()
const site = useBuiltSite({
  ...OUTSIDE_SETTINGS,
  GITHUB_CLIENT_ID: 'id',
  GITHUB_CLIENT_SECRET: 'secret',
})
const policyOf = async (answer: Promise<Response>) =>
  (await answer).headers.get('content-security-policy') ?? ''

test('no address of another site that is not set is ever linked or allowed', async () => {
  for (const path of ['/', '/resources', '/home-security-products', '/bundles']) {
    const page = await servedPage(bare.get(path))
    const outside = page.links(/./).map(link => link.attribute('href') ?? '')
    expect(outside.filter(href => /plainwire\.example|partner|video/.test(href))).toEqual([])
    expect(await policyOf(bare.get(path))).not.toMatch(/https?:|frame-src/)
  }
})

test('partner links name this site and the place of the link, and not who follows them', async () => {
  const help = (await servedPage(site.get('/resources'))).part('region', 'Still deciding?')
  for (const [name, campaign] of [
    [/^Contact a specialist/, 'resources-specialist'],
    [/^Compare providers at our partner/, 'resources-compare'],
  ] as const) {
    const [link] = help.links(name)
    expect(link?.attribute('rel')).toBe('sponsored nofollow noopener')
    const url = new URL(link?.attribute('href') ?? '')
    expect(url.host).toBe('partner.test')
    expect(Object.fromEntries(url.searchParams)).toEqual({
      utm_source: 'plainwire',
      utm_medium: 'referral',
      utm_campaign: campaign,
    })
  }
})

test('the video may be embedded on its own page and on no other, and nothing of it loads before it is pressed', async () => {
  expect(await policyOf(site.get('/home-security-products'))).toContain('frame-src https://video.test;')
  for (const path of ['/', '/bundles', '/auth']) {
    expect(await policyOf(site.get(path))).not.toContain('frame-src')
  }
  const page = await servedPage(site.get('/home-security-products'))
  expect(page.all('iframe')).toEqual([])
  expect(page.texts('button').some(words => words.includes('plays from video.test'))).toBe(true)
})

test('the tag’s hosts are in the policy where it is set', async () => {
  for (const path of ['/', '/auth']) {
    const policy = await policyOf(site.get(path))
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
    expect(policy).toMatch(/connect-src [^;]*https:\/\/\*\.google-analytics\.com/)
  }
})

test('the reviews name their source and its date where they are set, else they are called our own', async () => {
  const named = (await servedPage(site.get('/'))).part('region', 'Customer Reviews')
  expect(named.words).toMatch(/As published by Reviews of Ohio .*read on Oct 2, 2026/)
  expect(named.links(/^Reviews of Ohio/)[0]?.attribute('href')).toBe('https://reviews.test/plainwire')
  const own = (await servedPage(bare.get('/'))).part('region', 'Customer Reviews')
  expect(own.words).toContain('Figure supplied by the business.')
})

test('a provider that is not set up says so before anybody presses it, and leads nowhere', async () => {
  const page = await servedPage(site.get('/auth'))
  const social = page.part('region', 'Or continue with')
  expect(social.links('GitHub')[0]?.attribute('href')).toMatch(/^\/auth\/social\/github\?/)
  const disabled = social.all('[aria-disabled=true]')
  expect(disabled.map(one => one.words)).toEqual(['Google', 'Twitter'])
  expect(social.words).toMatch(/Google ?, Twitter ?: not set up on this site/)
  for (const one of disabled)
    expect([one.attribute('href'), one.attribute('tabindex')]).toEqual([undefined, '0'])
})
