import { expect, test } from 'vitest'
import { restoreCommand } from './backup-commands.server.ts'

test('a backup that is not there is told in words, with its whole path', async () => {
  const asked = restoreCommand.run(['/nowhere/backup.jsonl.gz'], '/', () => {})
  await expect(asked).rejects.toThrow('/nowhere/backup.jsonl.gz: there is no such file. Is its name right?')
})
