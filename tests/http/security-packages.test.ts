import { expect, test } from 'vitest'
import { useBuiltSite } from '#tests/support/built-site.ts'
import { servedPage } from '#tests/support/served-page.ts'

const site = useBuiltSite()

const pages = ['/vivint-packages', '/adt-packages']

test.each(pages)('%s answers its form without script', async path => {
  const page = await servedPage(site.get(`${path}?zipCode=78701`))
  expect(page.words).toContain('Packages for Austin, TX 78701 are below.')
  expect(page.words).toContain('needs JavaScript')
})

test.each(
  pages.flatMap(
    path =>
      [
        [path, '00000', 422, 'We do not know this ZIP code.'],
        [path, '787', 422, 'Enter a ZIP code of five digits, such as 78701.'],
        [path, '09012', 422, 'Home services can’t be installed there'],
      ] as const,
  ),
)('%s refuses %s beside the field, without script, too', async (path, zip, status, words) => {
  const response = await site.get(`${path}?zipCode=${zip}`)
  expect(response.status).toBe(status)
  const html = await response.text()
  expect(html.slice(html.indexOf('<main')).replaceAll(/<!-- -->|<[^>]+>/g, '')).toContain(words)
  expect(html).toMatch(new RegExp(`<input[^>]*aria-invalid="true"[^>]*value="${zip}"`))
  expect(html).not.toContain('Packages for')
})
