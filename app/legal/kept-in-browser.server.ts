/** What pages store in the visitor's own browser; the names are those of the keys. */
export const inBrowser = [
  { name: 'Session cookie', what: 'Keeps you signed in.', where: 'Cookie, seven days' },
  {
    name: 'Device cookie',
    what: 'Says that you signed in here before, so that other people’s wrong passwords never keep you waiting.',
    where: 'Cookie, 60 days',
  },
  {
    name: 'Sign-in cookies',
    what: 'Two, only when you sign in with an outside provider: which one, and that it was you who asked.',
    where: 'Cookies, ten minutes',
  },
  {
    name: 'plainwire-chat',
    what: 'Opens your own conversation with the assistant again. Set with your first message.',
    where: 'Cookie, 30 days',
  },
  { name: 'plainwire-cart', what: 'The services in your cart.', where: 'This browser, until emptied' },
  {
    name: 'last-search-address, last-search-zipcode',
    what: 'The address and ZIP code that you last searched for, so we can offer them again.',
    where: 'This browser',
  },
  {
    name: 'plainwire-address-search',
    what: 'The street address that you last searched for, and what we found there.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-checkout-draft',
    what: 'What you typed into the order form.',
    where: 'This tab, until it closes, you sign out or the order is placed',
  },
  {
    name: 'plainwire-checkout-handed',
    what: 'The same, once you go from there to sign in: the link that we email you may open in another tab.',
    where: 'This browser, until you’re back at the order form, signed in; not used after an hour',
  },
  {
    name: 'plainwire-quote-draft, plainwire-bundle-contact, plainwire-alert-draft, plainwire-street-draft',
    what: 'What you typed to ask for a quote or to send a bundle, the email you typed for alerts, and the address you are typing.',
    where: 'This tab, until it closes or it’s sent',
  },
  {
    name: 'plainwire-chat-draft',
    what: 'The message that you are writing in the chat.',
    where: 'This tab, until it closes or it’s sent',
  },
  {
    name: 'plainwire-chat-followed',
    what: 'While you wait for a representative or chat with one: which message you saw last, so that every page can mark a new one.',
    where: 'This browser, until that ends',
  },
  {
    name: 'plainwire-account-draft',
    what: 'The email and username that you typed to sign in or to create an account. Never a password.',
    where: 'This tab, until it closes or you’re signed in',
  },
  {
    name: 'plainwire-username-draft',
    what: 'The new username that you typed on your account page.',
    where: 'This tab, until it closes or you sign out',
  },
  {
    name: 'plainwire-switching',
    what: 'What you typed about the service you have now, to see what switching saves. It isn’t sent to us.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-help-me-choose',
    what: 'Your answers to the questions of the bundle builder. They aren’t sent to us.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-security-choices',
    what: 'How you would pay for a security package, and the internet you chose with it.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-order-attempt, plainwire-counted-orders',
    what: 'Keep an order from being placed or counted twice.',
    where: 'This browser',
  },
  {
    name: 'plainwire-visit',
    what: 'Which steps of this visit were counted, so that each counts once, and the ZIP code you asked about.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-from',
    what: 'The partner’s site that you came from, and the source and campaign named in the link to us; kept with an order or request that you send. They name sites, not you. If your browser sends Global Privacy Control, we don’t keep source and campaign.',
    where: 'This tab, until it closes',
  },
  {
    name: 'react-router-scroll-positions',
    what: 'How far down you were on each page, so that going back brings you to the same place.',
    where: 'This tab, until it closes',
  },
  {
    name: 'plainwire-outside-consent',
    what: 'Whether you allowed other companies’ scripts.',
    where: 'This browser',
  },
]
