// `npm run assistant:meanings`: works out what the assistant's example phrasings mean, after they were changed; `-- --anew` for all of them.
import { writeExampleMeanings } from '#domain/assistant/understanding/example-meanings.server.ts'

writeExampleMeanings({ anew: process.argv.includes('--anew') })
