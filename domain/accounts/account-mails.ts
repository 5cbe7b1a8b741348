import { brand } from '#platform/brand.ts'

type Words = { subject: string; body: string }

const mail = (subject: string, ...paragraphs: string[]): Words => ({
  subject,
  body: `${paragraphs.join('\n\n')}\n\n${brand.name}\n`,
})

/** Asks somebody who signed up to confirm that the address is theirs. */
export const confirmAddressMail = (link: string): Words =>
  mail(
    `Confirm your email address for ${brand.name}`,
    'You created an account with this email address. Please confirm that it is yours:',
    link,
    'The link works for one hour. If this wasn’t you, ignore this email: nothing happens without the link.',
  )

/** The same if the sign-up replaced an earlier one: whoever reads it knows which of the two was their own. */
export const confirmInsteadMail = (link: string, resetLink: string): Words =>
  mail(
    `Confirm your email address for ${brand.name}`,
    'Somebody, hopefully you, signed up with this email address again. The earlier link and password no longer work; the newest ones count. Please confirm that the address is yours:',
    link,
    'The link works for one hour. If you didn’t choose the newest password yourself, don’t open the link. Set a password of your own instead:',
    resetLink,
  )

/** Leads to the form for a new password. */
export const resetPasswordMail = (link: string): Words =>
  mail(
    `Set a new password for ${brand.name}`,
    'Somebody, hopefully you, asked for a new password for your account. Set it here:',
    link,
    'The link works once, for one hour. If this wasn’t you, ignore this email: your password stays as it is.',
  )

/** Tells the owner of an account that somebody tried to create another with the same address. */
export const accountExistsMail = (signInLink: string): Words =>
  mail(
    `You already have an account at ${brand.name}`,
    'Somebody, hopefully you, tried to create an account with this email address. You have one already: sign in, or ask for a new password there.',
    signInLink,
    'If this wasn’t you, ignore this email: nothing was changed.',
  )

/** Notifies the owner of a changed password, so that a thief can't change it unnoticed. */
export const passwordChangedMail = (resetLink: string): Words =>
  mail(
    `Your password at ${brand.name} was changed`,
    'The password of your account was changed and other devices were signed out.',
    'If this was not you, set a new password now:',
    resetLink,
  )

/** Notifies the owner of a provider that was linked, so that nobody can keep a way in unnoticed. */
export const wayInAddedMail = (provider: string, accountLink: string): Words =>
  mail(
    `${provider} now signs you in at ${brand.name}`,
    `Somebody, hopefully you, signed in with ${provider} there using this email address. From now on that opens your account, too.`,
    'If this was not you, unlink it on your account page and sign other devices out:',
    accountLink,
  )

/** Notifies the owner of many wrong passwords, which may or may not have been their own. */
export const signInGuessesMail = (resetLink: string): Words =>
  mail(
    `Many wrong passwords for your account at ${brand.name}`,
    'Somebody entered a wrong password for your account many times within an hour. Nobody got in with one of them, and we slow such attempts down.',
    'Browsers that you signed in with before work as always. Any other may have to wait a little while this goes on. If you can’t wait, or if your password is short or used elsewhere, set a new one, which signs you in:',
    resetLink,
  )

/** Confirms that an account is gone. */
export const accountDeletedMail = (): Words =>
  mail(
    `Your account at ${brand.name} was deleted`,
    'Your account, your profile and your address history are deleted. Orders you placed stay in our records without the account; the links in our emails about an order still open it.',
  )
