/** The largest bill that is accepted. */
export const PDF_MOST_BYTES = 10 * 1024 * 1024
export const PDF_MOST_PAGES = 50

/** Why a bill could not be read, with what to do instead. */
export const pdfFaults = {
  too_large: 'The file is over 10 MB. Choose a smaller PDF, or type your bill in below.',
  too_many_pages: 'The file has more than 50 pages. Choose the bill alone, or type it in below.',
  encrypted: 'The file is locked with a password. Save a copy without one, or type your bill in below.',
  damaged: 'The file isn’t a PDF, or it’s damaged. Download your bill again, or type it in below.',
  no_text:
    'The file is a picture of a bill without text. Download the bill from your provider’s site, or type it in below.',
  no_amounts: 'We found no amounts in dollars in it. Please type your bill in below.',
  unavailable: 'The reader didn’t load. Check your connection and try again, or type your bill in below.',
} as const

export type PdfFault = keyof typeof pdfFaults
