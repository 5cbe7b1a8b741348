import { createServer, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

export const FCC_USERNAME = 'operator@plainwire.example'
export const FCC_TOKEN = 'x'.repeat(44)

/** A file that the server offers, with the zip behind it. */
export type OfferedFile = {
  name: string
  state: string | null
  technology: number
  rows: number
  zip: Buffer
}

/** What to do with a request instead of answering like the FCC: returns true if it took the request. */
export type Trouble = (path: string, response: ServerResponse) => boolean

/** The FCC's data API as it was recorded, over files that a test provides. */
export class FccServer {
  url = ''
  readonly calls: string[] = []
  offered: OfferedFile[] = []
  dates = ['2025-06-30', '2025-12-31']
  trouble: Trouble[] = []
  private readonly server: Server

  private constructor() {
    this.server = createServer((request, response) => {
      const url = new URL(request.url ?? '/', 'http://fcc.test')
      const path = url.pathname.replace('/api/public', '')
      this.calls.push(path + url.search)
      const known = request.headers.username === FCC_USERNAME && request.headers.hash_value === FCC_TOKEN
      if (!known || !request.headers['user-agent']) {
        send(response, 401, { status: 'fail', status_code: 401, message: 'Unauthorized' })
        return
      }
      if (this.trouble[0]?.(path, response)) {
        this.trouble.shift()
        return
      }
      this.answer(path, url.searchParams.get('category') ?? '', response)
    })
  }

  static async start(): Promise<FccServer> {
    const fcc = new FccServer()
    await new Promise<void>(resolve => fcc.server.listen(0, '127.0.0.1', resolve))
    fcc.url = `http://127.0.0.1:${(fcc.server.address() as AddressInfo).port}/api/public`
    return fcc
  }

  async close(): Promise<void> {
    this.server.closeAllConnections()
    await new Promise(resolve => this.server.close(resolve))
  }

  private answer(path: string, category: string, response: ServerResponse): void {
    if (path === '/map/listAsOfDates') {
      const data = [
        ...this.dates.map(date => ({ data_type: 'availability', as_of_date: date })),
        { data_type: 'challenge', as_of_date: '2026-10-31' },
      ]
      send(response, 200, { data, result_count: data.length, status: 'successful', status_code: 200 })
      return
    }
    if (path.startsWith('/map/downloads/listAvailabilityData/')) {
      const data = this.offered.flatMap((file, index) => {
        const own = file.state ? 'State' : 'Summary'
        if (own !== category) return []
        return {
          file_id: 1000 + index,
          category: own,
          subcategory: file.state ? 'Location Coverage' : 'Provider Summary by Geography Type',
          technology_type: 'Fixed Broadband',
          technology_code: file.state ? String(file.technology) : null,
          state_fips: file.state,
          state_name: null,
          provider_id: null,
          provider_name: null,
          file_type: 'csv',
          file_name: file.name,
          record_count: String(file.rows),
        }
      })
      send(response, 200, { data, result_count: data.length, status: 'successful', status_code: 200 })
      return
    }
    const id = Number(path.match(/^\/map\/downloads\/downloadFile\/availability\/(\d+)$/)?.[1])
    const file = this.offered[id - 1000]
    if (!file) {
      send(response, 422, { status: 'fail', status_code: 422, message: 'Unprocessable' })
      return
    }
    response.writeHead(200, { 'content-type': 'application/zip', 'content-length': file.zip.length })
    response.end(file.zip)
  }
}

export function send(response: ServerResponse, status: number, body: unknown, headers = {}): true {
  response.writeHead(status, { 'content-type': 'application/json', ...headers }).end(JSON.stringify(body))
  return true
}
