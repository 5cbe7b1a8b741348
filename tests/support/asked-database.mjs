// Loaded into the site's process by tests: runs their queries on its embedded database, which no other process can
// open at the same time.
import { PGlite } from '@electric-sql/pglite'

/** @typedef {(...given: readonly unknown[]) => Promise<PGlite>} Create */
/** @type {Create} */
const create = PGlite.create.bind(PGlite)
/** @type {PGlite | undefined} */
let open

/** @type {Create} */
const createWatched = async (...given) => {
  const client = await create(...given)
  open = client
  return client
}
Object.assign(PGlite, { create: createWatched })

/** @param {{ asked: number, statements: readonly string[] }} question */
async function answer({ asked, statements }) {
  try {
    if (!open) throw new Error('The site has no embedded database open')
    const rows = []
    for (const statement of statements) rows.push((await open.query(statement)).rows)
    process.send?.({ asked, rows })
  } catch (error) {
    process.send?.({ asked, refused: String(error) })
  }
}

process.on('message', question => void answer(/** @type {Parameters<typeof answer>[0]} */ (question)))
// A site that has closed everything exits, even though it could still be asked.
process.channel?.unref()
