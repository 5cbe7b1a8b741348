/** How far it came that the customer behind a wrong number was asked for another one. */
export type AskedForNumber = 'by email' | 'refused' | 'not sent' | 'no email'

type Mails = {
  email: string
  mailsGoOut: boolean
  /** What we write to them doesn't arrive. */
  mailRefused: boolean
}

export function askedForNumber({ email, mailsGoOut, mailRefused }: Mails): AskedForNumber {
  if (email === '') return 'no email'
  if (!mailsGoOut) return 'not sent'
  return mailRefused ? 'refused' : 'by email'
}
