/** The largest file that is taken by upload: 4 GB. */
export const LARGEST_UPLOAD = 4 * 1024 ** 3

/** Browsers send so many bytes in one request: it must arrive within half a minute, on slow lines too. */
export const UPLOAD_CHUNK = 4 * 1024 ** 2

/** What an upload says of itself when it begins. */
export type UploadFacts = {
  id: string
  fileName: string
  bytes: number
  asOf: string | null
  allowOlder: boolean
  by: string
}

/** An upload that is on its way. */
export type UnfinishedUpload = UploadFacts & { received: number; startedAt: Date }

/**
 * Port to the store of uploads, which go on where they broke off (tus). Who may is asked before.
 */
export type CoverageUploads = {
  /** Answers a request of the protocol; `finished` is told of an upload of which all is there, perhaps more than once. */
  answer(request: Request, by: string, finished: (upload: UploadFacts) => Promise<void>): Promise<Response>
  /** Those of which something is missing. */
  unfinished(): Promise<UnfinishedUpload[]>
  /** Where the bytes of an upload are. */
  pathOf(id: string): string
  remove(id: string): Promise<void>
  /** Removes uploads that began before a time, but for those that are needed. Answers how many. */
  removeOlder(before: Date, needed: ReadonlySet<string>): Promise<number>
}
