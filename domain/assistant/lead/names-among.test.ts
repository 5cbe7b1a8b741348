import { expect, test } from 'vitest'
import { begun, inLead, say } from '#tests/support/lead-talk.ts'

test.each([
  [
    'put me down, Darnell, greensboro nc 27405, cell is 336 555 0148 but not before 5',
    { name: 'Darnell', zipCode: '27405', phone: '(336) 555-0148' },
  ],
  ['name Kowalski first name Teresa 317-555-0119', { name: 'Teresa Kowalski', phone: '(317) 555-0119' }],
  ['Ann with no e, last name Pruitt, zip 38655', { name: 'Ann Pruitt', zipCode: '38655' }],
  ['have them ring me. 2165550171. bill mccready. lakewood', { name: 'bill mccready' }],
  [
    'You may telephone me. Mrs. Adelaide Pruitt, area code 803, 555-0112.',
    { name: 'Mrs Adelaide Pruitt', phone: '(803) 555-0112' },
  ],
  ['fine do all 3 lol. 216 555 0103 ask for Tray', { name: 'Tray', phone: '(216) 555-0103' }],
  ['Tobi, 21218. I want the Verizon one', { name: 'Tobi', zipCode: '21218' }],
  ['ok add it. its under Nguyen, Linh, 714 555 0196', { name: 'Nguyen Linh', phone: '(714) 555-0196' }],
  [
    'here is her number 419-555-0126. Mine is 419-555-0182 but don’t use that one',
    { name: null, phone: '(419) 555-0126', note: 'not 419-555-0182' },
  ],
  [
    'Earl Dupree. D U P R E E. 228-555-0140. Gulfport Miss.',
    { name: 'Earl Dupree', phone: '(228) 555-0140' },
  ],
  [
    'use my work line, the cell’s cracked: Meera, 732.555.0199 ext 6',
    { name: 'Meera', phone: '(732) 555-0199', note: 'ext 6' },
  ],
] as const)('asked for a name, %j tells %j', (text, lead) => {
  const step = say(inLead({}), text)
  expect(step.conversation.lead).toMatchObject(lead)
})

test.each([
  ['name is pat mccrory-lyle no relation, patlyle at example dot com', { email: 'patlyle@example.com' }],
  ['Reggie Tso, rtso(at)example.net, apt 14 not 41', { name: 'Reggie Tso', email: 'rtso@example.net' }],
  ['this is Brandi w/ an i, brandi.kuhlman at example com', { email: 'brandi.kuhlman@example.com' }],
  ['put me down please, i’m Kiara, no phone rn but kiki2kiara at example.net', { name: 'Kiara' }],
  ['What else do you need? Name’s Tobias, here’s all of it 6145550172', { phone: '(614) 555-0172' }],
  ['So who phones who? We’re at 605-555-0107, supper’s at six.', { phone: '(605) 555-0107' }],
] as const)('%j begins a request with %j', (text, lead) => {
  const step = say(begun, text)
  expect(step.conversation.stage).toBe('lead_collection')
  expect(step.conversation.lead).toMatchObject(lead)
})

test('a last name that was taken for a place is put right, and the place asked for again', () => {
  const lead = inLead({ name: 'marcus', zipCode: 'bell' })
  const step = say(lead, 'no thats my last name lol marcus bell')
  expect(step.conversation.lead).toMatchObject({ name: 'marcus bell', zipCode: null })
  expect(say(inLead({ name: 'tom' }), 'hueber. h u e b e r').conversation.lead.name).toBe('tom hueber')
})
