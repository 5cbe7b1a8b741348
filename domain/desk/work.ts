import { type DeskOperationName, isAllowed, type StaffRole } from '#domain/staff/roles.ts'

/** A kind of work for the staff. */
export const workKinds = [
  'order',
  'order_cancellation',
  'lead',
  'bundle_lead',
  'chat',
  'privacy_request',
  'wrong_entry',
  'failed_delivery',
] as const
export type WorkKind = (typeof workKinds)[number]

/** What lists call each kind. */
export const workWords: Record<WorkKind, string> = {
  order: 'Order to confirm',
  order_cancellation: 'Order to cancel with provider',
  lead: 'Lead',
  bundle_lead: 'Bundle lead',
  chat: 'Chat waiting',
  privacy_request: 'Privacy request',
  wrong_entry: 'Wrong entry reported',
  failed_delivery: 'Delivery failed',
}

/** The operation that each kind of work needs: staff who can't use it don't have that work in their queue. */
const needs: Record<WorkKind, DeskOperationName> = {
  order: 'readOrder',
  order_cancellation: 'readOrder',
  lead: 'readLead',
  bundle_lead: 'readLead',
  chat: 'readChats',
  privacy_request: 'readPrivacyRequest',
  wrong_entry: 'decideReport',
  failed_delivery: 'readDelivery',
}

/** The work that a role can do. */
export const workOf = (role: StaffRole): WorkKind[] => workKinds.filter(kind => isAllowed(role, needs[kind]))

/** What an event is about. */
export const subjectKinds = [
  'order',
  'lead',
  'chat',
  'person',
  'privacy_request',
  'report',
  'delivery',
  'coverage',
  'labels',
  'staff',
  'partner',
  'desk',
  'setting',
  'receiver',
  'catalog',
] as const
/** What an event is about, as people read it. */
export const subjectWords: Record<SubjectKind, string> = {
  order: 'Order',
  lead: 'Lead',
  chat: 'Chat',
  person: 'Person',
  privacy_request: 'Privacy request',
  report: 'Report',
  delivery: 'Delivery',
  coverage: 'Coverage',
  labels: 'Labels',
  staff: 'Staff',
  partner: 'Partner',
  desk: 'Desk',
  setting: 'Setting',
  receiver: 'Webhook',
  catalog: 'Catalog',
}
export type SubjectKind = (typeof subjectKinds)[number]
export type Subject = { kind: SubjectKind; id: string }

const orderPath = (about: string) => `/desk/orders/${about.split(' ')[0] ?? ''}`

/** Where each kind of work is done. An order's `about` begins with its reference. */
export const workPaths: Record<WorkKind, (subjectId: string, about: string) => string> = {
  order: (_, about) => orderPath(about),
  order_cancellation: (_, about) => orderPath(about),
  lead: id => `/desk/leads/${id}`,
  bundle_lead: id => `/desk/leads/${id}`,
  chat: id => `/desk/chats/${id}`,
  privacy_request: id => `/desk/privacy/${id}`,
  wrong_entry: id => `/desk/reports?place=${encodeURIComponent(id)}`,
  failed_delivery: id => `/desk/deliveries/${id}`,
}
