import { type DeskOperationName, isAllowed, type StaffRole } from '#domain/staff/roles.ts'

/** A place of the desk: where it is, and the operation that opens it. */
type Place = {
  path: string
  name: string
  opens: DeskOperationName
  /** Where its screens are besides. */
  under?: readonly string[]
}

const places: readonly Place[] = [
  {
    ...{ path: '/desk', name: 'Queue', opens: 'readQueue' },
    under: ['/desk/orders/', '/desk/leads/', '/desk/privacy/'],
  },
  { path: '/desk/chats', name: 'Chats', opens: 'readChats' },
  { path: '/desk/people', name: 'People', opens: 'searchPeople' },
  { path: '/desk/do-not-call', name: 'Do not call', opens: 'readDoNotCall' },
  { path: '/desk/reports', name: 'Wrong entries', opens: 'readReports' },
  { path: '/desk/catalog', name: 'Catalog', opens: 'readCatalog' },
  { path: '/desk/numbers', name: 'Numbers', opens: 'readNumbers' },
  { path: '/desk/labels', name: 'Labels', opens: 'readLabels' },
  { path: '/desk/coverage', name: 'Coverage', opens: 'readCoverage' },
  {
    ...{ path: '/desk/deliveries', name: 'Deliveries', opens: 'readDeliveries' },
    under: ['/desk/inbox', '/desk/mails'],
  },
  { path: '/desk/settings', name: 'Settings', opens: 'readSettings' },
  { path: '/desk/partners', name: 'Partners', opens: 'readPartners' },
  { path: '/desk/staff', name: 'Staff', opens: 'readStaff' },
  { path: '/desk/audit', name: 'Audit', opens: 'readAudit' },
]

/** Where somebody of this role begins. */
export const firstPlaceOf = (role: StaffRole): string => placesFor(role)[0]?.path ?? '/desk/me'

/** The places that a role may enter, in the order of the day's work. */
export const placesFor = (role: StaffRole) =>
  places
    .filter(({ opens }) => isAllowed(role, opens))
    .map(({ path, name, under = [] }) => ({ path, name, under }))
