/** Screens that are the same for every visitor: rendered once, answered from memory. */
export const prerenderedPaths = [
  '/',
  '/home-security',
  '/checkout',
  '/education',
  '/learn',
  '/resources',
] as const
