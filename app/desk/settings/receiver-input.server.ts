import { receivedKinds } from '#domain/automation/receiver.ts'

type Form = Partial<Record<string, string>>

/** Every field that forms of receivers have. */
export const receiverFields = [
  ...['intent', 'id', 'version', 'name', 'url', 'paused', 'overlap', 'code'],
  ...receivedKinds,
]

/** What a form says of a receiver, not checked yet. */
export const receiverInput = (form: Form) => ({
  ...{ name: form.name, url: form.url },
  kinds: receivedKinds.filter(kind => form[kind] === 'on'),
})
