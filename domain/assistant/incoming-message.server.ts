import type { PlacesOfZips } from '#domain/callbacks/time-zone-of.server.ts'
import type { Catalogue } from '#domain/catalog/catalogue.ts'
import type { ConsentCircumstances } from '#domain/consent/record-consent.server.ts'
import type { BusinessSettings } from '#domain/settings/business-settings.ts'
import type { Database } from '#platform/database.server.ts'
import type { Log } from '#platform/log.server.ts'
import type { Queue } from '#platform/queue.server.ts'
import type { Answerer } from './answerer.server.ts'

/** What taking a message needs. */
export type ChatDeps = {
  catalogue: Catalogue
  db: Database
  queue: Queue
  now: () => Date
  salesPhone: string
  settings: BusinessSettings
  /** Where a ZIP lies. */
  zips: PlacesOfZips
  /** Answers questions. */
  answer: Answerer
  /** Says in a few sentences who serves a ZIP code, whatever was typed for it. */
  tellAvailability(catalogue: Catalogue, zipCode: string, log: Log): Promise<string>
  log: Log
}

/** A sanitized message of a session; `userId` is who is signed in, from the session cookie alone. */
export type IncomingMessage = {
  sessionId: string
  userId: string | null
  text: string
  /** The same as it was typed, for details whose marks are part of them (`as-typed.ts`). */
  typed?: string
  /** Their client network. */
  visitor?: string
  /** The ZIP code that the site knows of them. */
  zipCode?: string | null
  circumstances: ConsentCircumstances
  /** Told the answer while it is being written; it may still become another one. */
  onDraft?: ((text: string) => void) | undefined
}
