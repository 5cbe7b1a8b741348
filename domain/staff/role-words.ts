import type { Presence, StaffRole } from './roles.ts'

/** How the roles are called. */
export const roleWords: Record<StaffRole, string> = {
  agent: 'Agent',
  editor: 'Editor',
  administrator: 'Administrator',
}

/** Whether somebody takes chats. */
export const presenceWords: Record<Presence, string> = { online: 'Online', busy: 'Busy', away: 'Away' }
