/** Whether a street line names a post-office box: mail goes there, and nothing can be installed. */
export function isPostOfficeBox(street: string): boolean {
  return /^\W*(?:p\W{0,3}o\W{0,3}|post\s{1,3}office\s{1,3})box\b/i.test(street)
}
