// The search for who serves an address: the form, what it found in this tab, and the last place that was searched.
// Everything else here is private to the folder.

export { placeInWords } from '#domain/shared/place-in-words.ts'
export { AddressSearch } from './address-search.tsx'
export { askWhoServes, lookupFault, type WhoServes } from './ask-who-serves.ts'
export { addressSearchedIn, useAddressSearched } from './handed-over.ts'
export { useKnownPlace } from './known-place.ts'
export { keepLastZip, readLastZip, useKnownZip } from './last-zip.ts'
export { rememberLastSearch } from './remember-last-search.ts'
export { resultsPath } from './results-address.ts'
export { askZip, keepCheckedZip, zipFault } from './zip-check.ts'
