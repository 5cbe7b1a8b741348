const militaryStates = new Set(['AA', 'AE', 'AP'])

/** Whether a postal state is one of military and diplomatic mail (APO, FPO, DPO), where no home services are installed. */
export function isMilitaryMail(state: string): boolean {
  return militaryStates.has(state.trim().toUpperCase())
}
