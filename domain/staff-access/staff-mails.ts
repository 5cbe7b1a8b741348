import { INVITE_HOURS } from '#domain/staff/invite-hours.ts'
import type { StaffRole } from '#domain/staff/roles.ts'
import { brand } from '#platform/brand.ts'
import { BROWSER_LINK_HOURS } from './browser-link.ts'

/** Invites somebody to the staff. */
export const staffInviteMail = (invite: { role: StaffRole; link: string; by: string }) => ({
  subject: `Your account at the desk of ${brand.name}`,
  body: [
    `${invite.by} invited you to the ${brand.name} desk as an ${invite.role}. Set up your account here:`,
    invite.link,
    `The link works once, for ${INVITE_HOURS} hours. Have an authenticator app at hand. If you did not expect this, ignore this email: nothing happens without the link.`,
    `${brand.name}\n`,
  ].join('\n\n'),
})

/** The link after a reset: without it nothing opens the account anymore. */
export const factorResetMail = ({ link, by }: { link: string; by: string }) => ({
  subject: `Set up your sign-in again at the desk of ${brand.name}`,
  body: [
    `${by} agreed to reset your sign-in at the desk of ${brand.name}: your password, authenticator app, passkeys and recovery codes no longer work. Set up your sign-in again here:`,
    link,
    `The link works once, for ${INVITE_HOURS} hours. Have an authenticator app at hand. If you didn’t ask for this, tell an administrator now.`,
    `${brand.name}\n`,
  ].join('\n\n'),
})

/** Notifies somebody that an administrator wants their second factor reset, before another one approves. */
export const factorResetAskedMail = ({ by }: { by: string }) => ({
  subject: `Somebody asked to reset your sign-in at the desk of ${brand.name}`,
  body: [
    `${by} asked to reset your password and second factor at the desk of ${brand.name}. Another administrator must agree within 24 hours; then you’ll get a link to set up both again. If nobody does, ask for it again.`,
    'If you didn’t ask for this, tell an administrator now: they can stop it.',
    `${brand.name}\n`,
  ].join('\n\n'),
})

/** Notifies somebody of many wrong passwords, with the link that makes a browser of theirs wait for nobody. */
export const staffGuessesMail = ({ link }: { link: string }) => ({
  subject: `Many wrong passwords for your account at the desk of ${brand.name}`,
  body: [
    `Somebody entered a wrong password for your account at the desk of ${brand.name} many times within an hour. Nobody got in with one of them, and we slow such attempts down.`,
    'Browsers that you signed in with before work as always. Any other may have to wait a little while this goes on. If you use another one, open this link in it, and it doesn’t wait:',
    link,
    `The link works for ${BROWSER_LINK_HOURS} hours and signs nobody in: you still need your password and your code. If this goes on, tell an administrator.`,
    `${brand.name}\n`,
  ].join('\n\n'),
})
