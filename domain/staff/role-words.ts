import type { StaffRole } from './roles.ts'

/** How the roles are called. */
export const roleWords: Record<StaffRole, string> = {
  agent: 'Agent',
  editor: 'Editor',
  administrator: 'Administrator',
}
