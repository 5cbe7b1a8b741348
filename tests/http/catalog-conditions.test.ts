import { beforeAll, expect, test } from 'vitest'
import { seed } from '#domain/catalog/seed/seed.ts'
import { useOwnBuiltSite } from '#tests/support/built-site.ts'
import { postDesk } from '#tests/support/desk-entry.ts'
import { signInStaff } from '#tests/support/staff.ts'

const site = useOwnBuiltSite()
/** Another revision is looked for twice a second, and its pages take a moment to draw. */
const soon = { timeout: 20_000 }
let editor = ''
beforeAll(async () => {
  editor = await signInStaff(site, 'editor')
})

const textOf = async (answer: Response) => (await answer.text()).replaceAll('<!-- -->', '')
const read = async (path: string, cookie = '') => textOf(await site.get(path, cookie ? { cookie } : {}))
const save = (fields: Record<string, string>) =>
  postDesk(site, '/desk/catalog/plan/xfinity-300', { intent: 'save', version: '0', ...fields }, editor)
async function ask(message: string): Promise<string> {
  const { response } = (await (await site.postJson('/api/chat-assistant', { message })).json()) as {
    response: string
  }
  return response
}

test('a condition is drafted with what it is about: the chat goes by that, and programs get the same sentences', async () => {
  const [old] = seed.internetPlans.flatMap(({ id, conditions }) => (id === 'xfinity-300' ? conditions : []))
  const visit = 'A visit to your home is $99.00.'
  const fields = { 'conditions.0.about': old?.about ?? '', 'conditions.0.words': old?.words ?? '' }
  const unsaid = await textOf(await save({ ...fields, 'conditions.1.words': visit }))
  expect(unsaid).toContain(`Choose what “${visit}” is about`)
  expect(unsaid).toContain(`>${visit}</textarea>`)
  const cut = await save({ ...fields, 'conditions.1.about': 'fees', 'conditions.1.words': 'A visit' })
  expect(await textOf(cut)).toContain('Make “A visit” a whole sentence, with a period')
  const saved = await save({ ...fields, 'conditions.1.about': 'fees', 'conditions.1.words': visit })
  expect(saved.status).toBe(302)
  const entry = await read('/desk/catalog/plan/xfinity-300', editor)
  expect(entry).toContain(`${visit} (other fees, equipment)`)

  expect(await ask('what fees does xfinity charge')).not.toContain(visit)
  const [, ids = ''] = /publish\?drafts=([\d.]+)/.exec(entry) ?? []
  const publishing = `/desk/catalog/publish?drafts=${ids}`
  const [, seen = ''] = /name="seen" value="([^"]+)"/.exec(await read(publishing, editor)) ?? []
  expect((await postDesk(site, publishing, { seen, when: 'now' }, editor)).status).toBe(302)
  const sentences = (): Promise<string> => read('/api/plans/xfinity-300')
  await expect.poll(sentences, soon).toContain(`"${old?.words}","${visit}"`)
  expect(await ask('what fees does xfinity charge')).toContain(visit)
})
