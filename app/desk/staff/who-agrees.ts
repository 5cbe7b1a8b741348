import type { StaffRole } from '#domain/staff/roles.ts'

type Person = { id: string; role: StaffRole; hasCodes: boolean; disabledAt: Date | null }

/** Whether anybody could agree to the reset of somebody's sign-in: an administrator besides them and who asked for it. */
export const canBeAgreedTo = (
  staff: readonly Person[],
  { staffId, askedBy }: { staffId: string; askedBy: string },
): boolean =>
  staff.some(
    ({ id, role, hasCodes, disabledAt }) =>
      role === 'administrator' && hasCodes && disabledAt === null && id !== staffId && id !== askedBy,
  )

/** What to do instead where nobody could. */
export const resetByCommand = (email: string): string =>
  `There’s no other administrator to agree. Run “npm run desk:reset-factor -- --email ${email}” on the server: it prints a link for them. With the built-in database, stop the site first.`
