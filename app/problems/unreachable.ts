/** What a form says when nothing answers it. */
export const UNREACHABLE =
  'We could not reach our server. Check your connection and try again; what you typed is still here.'
