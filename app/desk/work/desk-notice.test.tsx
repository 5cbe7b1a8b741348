import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { faultOf } from '../form-fault.ts'
import { DeskNotice } from './desk-notice.tsx'

const held = faultOf({ ok: false, code: 'work_taken', message: 'Tom Reed has it.' })
const shown = (props: Parameters<typeof DeskNotice>[0]) => renderToStaticMarkup(<DeskNotice {...props} />)

test('that a colleague has the work is said until nobody has it', () => {
  const answer = { intent: 'claim', fault: held }
  expect(shown({ answer })).toContain('Tom Reed has it.')
  expect(shown({ answer, isFree: true })).toBe('')
  const changed = { intent: 'outcome', fault: faultOf({ ok: false, code: 'work_changed' }) }
  expect(shown({ answer: changed, isFree: true })).toContain(changed.fault.title)
})
