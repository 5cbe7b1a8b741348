import { createHash, randomUUID } from 'node:crypto'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import type { SocialProvider } from '#domain/accounts/social-providers.ts'

/** Somebody's account at a provider. */
export type OutsidePerson = { id: string; name: string; email: string | null; verified: boolean }

type Grant = { provider: SocialProvider; challenge: string; redirectUri: string; person: OutsidePerson }
type Answer = { status: number; body: object | string; location?: string }

/** Where the real providers ask people; the tests redirect the browser from there to this server. */
export const authorizePages: Record<SocialProvider, string> = {
  google: 'https://accounts.google.com/o/oauth2/v2/auth',
  github: 'https://github.com/login/oauth/authorize',
  twitter: 'https://x.com/i/oauth2/authorize',
}

export const clientOf = (provider: SocialProvider) => ({
  id: `${provider}-client`,
  secret: `${provider}-secret`,
})

/**
 * A small OAuth 2.0 server that speaks like the three providers: it asks the person, gives a code once for the
 * client, address and PKCE challenge in the request, and says who the token's owner is.
 */
export class OauthServer {
  url = ''
  /** The person at the browser. */
  person: OutsidePerson = { id: '1', name: 'Ada', email: 'ada@example.com', verified: true }
  /**
   * Where the endpoints for programs redirect everybody instead of answering: the token endpoint's, or the one that
   * names the owner.
   */
  sendsAway: { token?: string; owner?: string } = {}
  /** What clients did wrong. */
  readonly faults: string[] = []
  private readonly grants = new Map<string, Grant>()
  private readonly tokens = new Map<string, OutsidePerson>()
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      this.answer(request)
        .then(({ status, body, location }) => {
          const type = typeof body === 'string' ? 'text/html' : 'application/json'
          response.writeHead(status, { 'content-type': type, ...(location ? { location } : {}) })
          response.end(typeof body === 'string' ? body : JSON.stringify(body))
        })
        .catch((error: unknown) => {
          this.faults.push(String(error))
          response.writeHead(500).end()
        })
    })
  }

  static async start(): Promise<OauthServer> {
    const oauth = new OauthServer()
    await new Promise<void>(resolve => oauth.server.listen(0, '127.0.0.1', resolve))
    oauth.url = `http://127.0.0.1:${(oauth.server.address() as AddressInfo).port}`
    return oauth
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }

  private async answer(request: IncomingMessage): Promise<Answer> {
    const { pathname, searchParams } = new URL(request.url ?? '/', this.url)
    const [, host, ...path] = pathname.split('/')
    const call = `${request.method} ${host}/${path.join('/')}`
    switch (call) {
      case 'GET authorize/google':
      case 'GET authorize/github':
      case 'GET authorize/twitter':
        return this.ask(path[0] as SocialProvider, searchParams)
      case 'POST oauth2.googleapis.com/token':
        return this.exchange('google', request)
      case 'POST github.com/login/oauth/access_token':
        return this.exchange('github', request)
      case 'POST api.x.com/2/oauth2/token':
        return this.exchange('twitter', request)
      case 'GET api.github.com/user':
      case 'GET api.github.com/user/emails':
      case 'GET api.x.com/2/users/me':
        return this.tell(call, request, searchParams)
      default:
        return this.refuse(404, `unknown call ${call}`)
    }
  }

  /** The provider's page: the client and its return address are checked before anybody is asked. */
  private ask(provider: SocialProvider, query: URLSearchParams): Answer {
    const redirectUri = query.get('redirect_uri') ?? ''
    const challenge = query.get('code_challenge') ?? ''
    const state = query.get('state') ?? ''
    if (query.get('client_id') !== clientOf(provider).id) return this.refuse(400, 'unknown client')
    if (query.get('response_type') !== 'code') return this.refuse(400, 'not the code flow')
    if (query.get('code_challenge_method') !== 'S256') return this.refuse(400, 'PKCE is not S256')
    if (!/^[\w-]{43}$/.test(challenge)) return this.refuse(400, 'no PKCE challenge')
    if (state.length < 16) return this.refuse(400, 'no state')
    if (new URL(redirectUri).pathname !== '/auth/callback') return this.refuse(400, 'unknown redirect_uri')
    const code = randomUUID()
    this.grants.set(code, { provider, challenge, redirectUri, person: this.person })
    const back = (answer: Record<string, string>) =>
      `${redirectUri}?${new URLSearchParams({ ...answer, state })}`.replaceAll('&', '&amp;')
    return {
      status: 200,
      body: `<!doctype html><html lang="en"><title>${provider}</title><link rel="icon" href="data:,"><h1>${provider}</h1>
<a href="${back({ code })}">Allow</a> <a href="${back({ error: 'access_denied' })}">Cancel</a></html>`,
    }
  }

  /** Gives a token for a code, once, to the client that the code is for and that knows the PKCE verifier. */
  private async exchange(provider: SocialProvider, request: IncomingMessage): Promise<Answer> {
    const { token: elsewhere } = this.sendsAway
    if (elsewhere) return { status: 307, body: '', location: elsewhere }
    const body = new URLSearchParams(await text(request))
    const grant = this.grants.get(body.get('code') ?? '')
    this.grants.delete(body.get('code') ?? '')
    if (!grant || grant.provider !== provider) return this.refuse(400, 'unknown code')
    const basic = Buffer.from(request.headers.authorization?.replace('Basic ', '') ?? '', 'base64').toString()
    const { id, secret } = clientOf(provider)
    const known = body.get('client_id') === id && body.get('client_secret') === secret
    if (!known && basic !== `${id}:${secret}`) return this.refuse(401, 'wrong client secret')
    if (body.get('grant_type') !== 'authorization_code') return this.refuse(400, 'wrong grant type')
    if (body.get('redirect_uri') !== grant.redirectUri) return this.refuse(400, 'another redirect_uri')
    const verifier = body.get('code_verifier') ?? ''
    if (createHash('sha256').update(verifier).digest('base64url') !== grant.challenge)
      return this.refuse(400, 'wrong PKCE verifier')
    const token = randomUUID()
    this.tokens.set(token, grant.person)
    const { person } = grant
    const claims = { sub: person.id, name: person.name, email: person.email, email_verified: person.verified }
    return {
      status: 200,
      body: {
        access_token: token,
        token_type: 'bearer',
        expires_in: 3600,
        scope: 'email',
        ...(provider === 'google' ? { id_token: idToken(claims) } : {}),
      },
    }
  }

  private tell(call: string, request: IncomingMessage, query: URLSearchParams): Answer {
    const { owner: elsewhere } = this.sendsAway
    if (elsewhere) return { status: 302, body: '', location: elsewhere }
    const person = this.tokens.get(request.headers.authorization?.replace('Bearer ', '') ?? '')
    if (!person) return this.refuse(401, 'unknown token')
    const { id, name, email, verified } = person
    if (call.endsWith('/user'))
      return { status: 200, body: { id: Number(id), login: name, name, email: null } }
    if (call.endsWith('/user/emails'))
      return { status: 200, body: email ? [{ email, verified, primary: true }] : [] }
    const wanted = query.get('user.fields') === 'confirmed_email'
    const confirmed = wanted && email && verified ? { confirmed_email: email } : {}
    return { status: 200, body: { data: { id, name, username: name, ...confirmed } } }
  }

  private refuse(status: number, fault: string): Answer {
    this.faults.push(fault)
    return { status, body: { error: 'invalid_request', error_description: fault } }
  }
}

/** Google's id token. Nobody checks its signature: it comes straight from the token endpoint. */
function idToken(claims: object): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url')
  return `${part({ alg: 'none' })}.${part({ iss: 'https://accounts.google.com', ...claims })}.`
}
