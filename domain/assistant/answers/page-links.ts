/* Pages that several answers lead to. */
export const callback = { label: 'Ask for a callback', href: '/quote' }
export const cheapSecurity = { label: 'Cheap home security', href: '/cheap-home-security' }
export const privacyChoices = { label: 'Your Privacy Choices', href: '/privacy-choices' }
export const results = { label: 'Plans at your address', href: '/results' }
export const search = { label: 'Search your address', href: '/providers' }
export const speeds = { label: 'Understanding speeds', href: '/education#speeds' }
export const types = { label: 'Connection types', href: '/education#types' }
