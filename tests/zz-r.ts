import { readQuestion } from '#domain/assistant/reading/read-question.ts'
import { readSeed } from '#domain/catalog/read-catalogue.server.ts'
const c = readSeed()
for (const t of ['please compare att fiber 500 and xfinity 500 i dont understand why one is 20 more']) { const a = readQuestion(c, t); console.log({ ...a, providers: a.providers.map(p=>p.id), plans: a.plans.map(p=>p.id) }) }
