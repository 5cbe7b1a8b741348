// The search for who serves an address: the form, its results, and the last ZIP that was searched. Everything else here is private to the folder.
export { AddressSearch } from './address-search.tsx'
export { askWhoServes, lookupFault, type WhoServes } from './ask-who-serves.ts'
export { type KnownPlace, useKnownPlace } from './known-place.ts'
export { keepLastZip, readLastZip } from './last-search.ts'
export { placeInWords } from './place-in-words.ts'
export { rememberLastSearch } from './remember-last-search.ts'
export { SearchResults } from './search-results.tsx'
