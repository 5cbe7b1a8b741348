import { parseArgs } from 'node:util'
import { INVITE_HOURS } from '#domain/staff/invite-hours.ts'
import { inviteStaff } from '#domain/staff-access/invite-staff.server.ts'
import { inviteForm } from '#domain/staff-access/staff-forms.ts'
import { readConfig } from '#platform/config.server.ts'
import { transaction } from '#platform/database.server.ts'
import { createLog } from '#platform/log.server.ts'
import { openSiteDatabase } from './open-site-database.server.ts'
import { type OperatorCommand, UsageError } from './operator-command.server.ts'

/**
 * Prints the link that makes somebody staff: the first administrator, or somebody who has lost every second factor
 * and starts over with it.
 */
export const deskInviteCommand: OperatorCommand = {
  usage: 'npm run desk:invite -- --email EMAIL --role agent|editor|administrator',
  async run(args, root, say) {
    const { values } = parseArgs({ args, options: { email: { type: 'string' }, role: { type: 'string' } } })
    const form = inviteForm.safeParse(values)
    if (!form.success) throw new UsageError('Name an email address and one of the roles.')
    const config = readConfig()
    const siteUrl = (config.PUBLIC_URL ?? `http://localhost:${config.PORT}`).replace(/\/$/, '')
    const { db, close } = await openSiteDatabase(config, root, createLog(config.LOG_LEVEL))
    try {
      const invitation = { ...form.data, by: null, at: new Date() }
      say(await transaction(db, tx => inviteStaff(tx, siteUrl, invitation)))
      say(`For ${form.data.email}, as ${form.data.role}; works once, for ${INVITE_HOURS} hours.`)
      return true
    } finally {
      await close()
    }
  },
}
