// Who is signed in in this browser, and the messages when that changes. Everything else here is private to the
// folder.
export { accountLinks } from './account-links.ts'
export { AccountMenu } from './account-menu.tsx'
export { MenuAccount } from './menu-account.tsx'
export { announceSession } from './session-events.ts'
export { knownSession, refreshSession, useSession } from './session-store.ts'
