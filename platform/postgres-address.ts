const PROTOCOL = /^postgres(ql)?:\/\//

/** Whether text is a `postgres://` address that `singleAddresses` can read. */
export function isPostgresAddress(address: string): boolean {
  return PROTOCOL.test(address) && singleAddresses(address).every(one => URL.canParse(one))
}

/**
 * The addresses of each server in one that names several, separated by commas as libpq writes them:
 * `postgres://user@a:5432,b:5432/plainwire`. An address with one server is returned unchanged.
 */
export function singleAddresses(address: string): string[] {
  const scheme = address.indexOf('://') + 3
  const path = address.indexOf('/', scheme)
  const end = path < 0 ? address.length : path
  const login = address.lastIndexOf('@', end)
  const begin = login < scheme ? scheme : login + 1
  const hosts = address.slice(begin, end).split(',')
  return hosts.map(host => address.slice(0, begin) + host + address.slice(end))
}
