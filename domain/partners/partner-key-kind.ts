/**
 * Where a key is used. One for pages can be read there by everybody: it shows the widget, and lets browsers ask from the
 * partner's sites, within the limits by network. One for programs is kept secret on a server and has the daily quota.
 */
export const partnerKeyKinds = ['page', 'program'] as const

export type PartnerKeyKind = (typeof partnerKeyKinds)[number]
