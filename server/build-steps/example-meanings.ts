// `npm run assistant:meanings`: works out what the assistant's example phrasings mean, after they were changed.
import { writeExampleMeanings } from '#domain/assistant/understanding/example-meanings.server.ts'

writeExampleMeanings()
