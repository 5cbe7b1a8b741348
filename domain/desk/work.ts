/** What there is to do for somebody. */
export const workKinds = [
  'order',
  'callback',
  'lead',
  'bundle_lead',
  'chat',
  'privacy_request',
  'wrong_entry',
  'failed_delivery',
] as const
export type WorkKind = (typeof workKinds)[number]

/** How work is called where it is listed. */
export const workWords: Record<WorkKind, string> = {
  order: 'Order to confirm',
  callback: 'Callback',
  lead: 'Lead',
  bundle_lead: 'Bundle lead',
  chat: 'Chat waiting',
  privacy_request: 'Privacy request',
  wrong_entry: 'Wrong entry reported',
  failed_delivery: 'Delivery failed',
}

/** What an event is about. */
export const subjectKinds = [
  'order',
  'lead',
  'chat',
  'person',
  'privacy_request',
  'report',
  'delivery',
  'staff',
  'desk',
] as const
export type SubjectKind = (typeof subjectKinds)[number]
export type Subject = { kind: SubjectKind; id: string }
