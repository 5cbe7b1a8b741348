/* Pages that several answers lead to. */
export const callback = { label: 'Ask for a callback', href: '/quote' }
export const cheapSecurity = { label: 'Cheap home security', href: '/cheap-home-security' }
export const cordCutters = { label: 'Cord cutters', href: '/cord-cutters' }
export const directv = { label: 'DIRECTV', href: '/directv' }
export const discountsPage = { label: 'Senior and veteran discounts', href: '/discounts' }
export const howWeRank = { label: 'How we rank', href: '/how-we-rank' }
export const movingChecklist = { label: 'Moving checklist', href: '/moving' }
export const privacyChoices = { label: 'Your Privacy Choices', href: '/privacy-choices' }
export const privacyPolicy = { label: 'Privacy policy', href: '/privacy' }
export const results = { label: 'Plans at your address', href: '/results' }
export const routerSetup = { label: 'Router setup', href: '/education#equipment' }
export const search = { label: 'Search your address', href: '/providers' }
export const securityDevices = { label: 'Devices', href: '/home-security-products' }
export const speeds = { label: 'Understanding speeds', href: '/education#speeds' }
export const types = { label: 'Connection types', href: '/education#types' }
export const yourOrders = { label: 'Your orders', href: '/orders' }
