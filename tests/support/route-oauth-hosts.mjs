// Loaded into the site's process by tests: requests to the providers' hosts go to the tests' own server.
const server = process.env.OAUTH_TEST_SERVER
const hosts = new Set(['oauth2.googleapis.com', 'github.com', 'api.github.com', 'api.x.com'])
const { fetch } = globalThis

globalThis.fetch = (input, init) => {
  const url = new URL(input instanceof Request ? input.url : input)
  if (!server || !hosts.has(url.hostname)) return fetch(input, init)
  const moved = `${server}/${url.hostname}${url.pathname}${url.search}`
  return fetch(input instanceof Request ? new Request(moved, input) : moved, init)
}
