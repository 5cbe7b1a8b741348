/**
 * Floods, guesses, fuzzing, slow senders, whole files imported, every address for every role, every page of a county,
 * every page checked as HTML, and whole catalogs redrawn: more than half the time of all tests. `npm test` runs them; the quick gate (`QUICK=1`) leaves them out.
 */
export const longTests = [
  'tests/http/{account-attacks,availability-pages,business-settings,catalog-desk,catalogue-revisions}.test.ts',
  'tests/http/{catalog-second-factor,catalog-two-editors,role-matrix}.test.ts',
  'tests/http/{chat-model,compressed-answers,desk-hostile-words,desk-labels,evasion,overload}.test.ts',
  'tests/http/{retired-providers,slow-uploads}.test.ts',
  'tests/http/{chat-hostile,county-pages,desk-attacks,desk-role-matrix,erasure,label-origins}.test.ts',
  'tests/http/{account-mails,catalog-conditions,desk-entry,desk-people}.test.ts',
  'tests/http/{mcp,partners,password-guesses,strict-bodies,valid-pages}.test.ts',
  'domain/availability/coverage-data/{*-coverage,published-forms,take-back-import}.server.test.ts',
  'domain/availability/label-prices.server.test.ts',
  'domain/catalog-drafts/{bring-back,drafts,publications}.server.test.ts',
  'domain/accounts/sign-up.server.test.ts',
  'domain/labels/{fuzzed-reading,label-box.server}.test.ts',
  'domain/assistant/model/model-answerer.server.test.ts',
  'domain/automation/receiver-down.server.test.ts',
  'domain/numbers/made-day.server.test.ts',
  'adapters/hanging.server.test.ts',
  'facts/zips/checked-in.test.ts',
]
