/** What a lead from the chat wants where no service was named: the specification's words for it, and ours. */
const wordsOfIntent: Readonly<Record<string, string>> = {
  availability_check: 'what’s available',
  bundle_inquiry: 'a bundle',
}

/** The service of a lead as people read it. What is sent out says it as the specification does. */
export const serviceInWords = (service: string): string =>
  Object.hasOwn(wordsOfIntent, service) ? (wordsOfIntent[service] ?? service) : service
