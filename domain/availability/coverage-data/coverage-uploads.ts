/** The largest file accepted by upload: 4 GB. */
export const LARGEST_UPLOAD = 4 * 1024 ** 3

/** How many bytes browsers send in one request, and lose at most when a line breaks off. */
export const UPLOAD_CHUNK = 4 * 1024 ** 2

/** What an upload says about itself when it begins. */
export type UploadFacts = {
  id: string
  fileName: string
  bytes: number
  asOf: string | null
  allowOlder: boolean
  by: string
}

/** An upload in progress. */
export type UnfinishedUpload = UploadFacts & { received: number; startedAt: Date }

/** Port to the store of uploads, which resume where they broke off (tus). Permission is checked before. */
export type CoverageUploads = {
  /** Answers a tus request; calls `finished` once an upload is complete, perhaps more than once. */
  answer(request: Request, by: string, finished: (upload: UploadFacts) => Promise<void>): Promise<Response>
  /** The incomplete ones. */
  unfinished(): Promise<UnfinishedUpload[]>
  /** Where an upload's bytes are. */
  pathOf(id: string): string
  remove(id: string): Promise<void>
  /** Removes uploads that began before a time, except those that are needed. Returns how many. */
  removeOlder(before: Date, needed: ReadonlySet<string>): Promise<number>
}
