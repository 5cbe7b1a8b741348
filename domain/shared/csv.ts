/** Spreadsheets take a cell that begins so for a formula (OWASP, CSV injection). */
const FORMULA = /^[=+\-@\t\r]/

/** One cell: a formula that somebody typed stays text, by an apostrophe in front of it. */
function csvCell(value: string | number): string {
  const text = typeof value === 'string' && FORMULA.test(value) ? `'${value}` : String(value)
  return /[",\r\n]/.test(text) || text !== text.trim() ? `"${text.replaceAll('"', '""')}"` : text
}

/** One line of a CSV file (RFC 4180), its end included. */
export const csvLine = (cells: readonly (string | number)[]): string => `${cells.map(csvCell).join(',')}\r\n`
