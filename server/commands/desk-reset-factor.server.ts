import { parseArgs } from 'node:util'
import { INVITE_HOURS } from '#domain/staff/invite-hours.ts'
import { findStaffByEmail } from '#domain/staff/staff-store.server.ts'
import { resetFactor } from '#domain/staff-access/reset-factor.server.ts'
import { readConfig } from '#platform/config.server.ts'
import { transaction } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'
import { CommandFault, type OperatorCommand, UsageError } from './operator-command.server.ts'

/** Resets the sign-in of somebody whom no other administrator can help, and prints the link that sets it up again. */
export const deskResetFactorCommand: OperatorCommand = {
  usage: 'npm run desk:reset-factor -- --email EMAIL',
  async run(args, root, say) {
    const { email } = parseArgs({ args, options: { email: { type: 'string' } } }).values
    if (!email) throw new UsageError('Name the email address of the account.')
    const config = readConfig()
    const siteUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
    const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
    try {
      const person = await findStaffByEmail(db, email)
      if (!person) throw new CommandFault(`Nobody of the staff has the address ${email}.`)
      if (person.disabledAt) throw new CommandFault(`The account of ${person.name} is disabled.`)
      say(await transaction(db, tx => resetFactor(tx, siteUrl, { person, by: null, at: new Date() })))
      say(
        `For ${person.name}, ${person.role}; works once, for ${INVITE_HOURS} hours. All sessions are ended.`,
      )
      return true
    } finally {
      await close()
    }
  },
}
