/** The contact fields of the bundle builder in the order of its form. */
export const bundleContactFields = ['name', 'email', 'phone'] as const

export type BundleContactField = (typeof bundleContactFields)[number]
