import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { ModelServer } from '#tests/support/model-server.ts'

const root = join(import.meta.dirname, '..', '..')
const model = await ModelServer.start()
afterAll(() => model.close())

/** What the score of one dialogue of each part prints, with these settings. */
function score(settings: Record<string, string>) {
  const file = join(root, 'tests', 'bench', 'assistant', 'bench-assistant.ts')
  const env = { PATH: process.env.PATH, ...settings }
  return promisify(execFile)(process.execPath, [file, '--model', '--sample', '1'], { cwd: root, env })
}

test('the dialogues are scored with a language model by the settings of the site, and without one it is said what to set', async () => {
  const settings = { ASSISTANT_BASE_URL: model.baseUrl, ASSISTANT_API_KEY: 'key', ASSISTANT_MODEL: 'tester' }
  const { stdout } = await score(settings)
  expect(stdout).toMatch(/^build: 1 dialogues, \d+ turns: right \d+/m)
  const [, asked = '', own = ''] = stdout.match(/^tester: of (\d+) answers (\d+) were its own/m) ?? []
  expect(Number(own)).toBeGreaterThan(0)
  expect(own).toBe(asked)
  // One call for a tool and one for the words, as many times as it answered.
  expect(model.calls).toHaveLength(2 * Number(own))
  await expect(score({})).rejects.toThrow(/ASSISTANT_BASE_URL[^]*ASSISTANT_API_KEY and ASSISTANT_MODEL/)
})
