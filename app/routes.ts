import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'

export default [
  // Screens that everybody sees alike: prerendered (server/pages/prerendered-paths.ts).
  index('home/home.route.tsx', { id: 'home' }),
  route('home-security', 'home/home.route.tsx', { id: 'home-security' }),
  route('checkout', 'checkout/checkout.route.tsx'),
  route('metronet', 'provider-pages/metronet.route.tsx'),
  route('kinetic-windstream', 'provider-pages/kinetic-windstream.route.tsx'),
  route('wow-internet', 'provider-pages/wow-internet.route.tsx'),
  route('directv', 'provider-pages/directv.route.tsx'),
  route('internet', 'places/country.route.tsx'),
  route('internet-plans', 'plans/internet-plans.route.tsx'),
  route('education', 'education/education.route.tsx', { id: 'education' }),
  route('learn', 'education/education.route.tsx', { id: 'learn' }),
  route('resources', 'resources/resources.route.tsx'),
  route('privacy-choices', 'privacy-choices/privacy-choices.route.tsx'),
  route('bundles', 'bundles/bundles.route.tsx'),
  route('discounts', 'discounts/discounts.route.tsx', { id: 'discounts' }),
  route('bundles-discounts', 'discounts/discounts.route.tsx', { id: 'bundles-discounts' }),
  route('vivint-packages', 'security-packages/vivint-packages.route.tsx'),
  route('adt-packages', 'security-packages/adt-packages.route.tsx'),
  route('home-security-products', 'security/home-security-products.route.tsx'),
  route('cheap-home-security', 'articles/cheap-home-security.route.tsx'),
  route('best-internet-providers', 'articles/best-internet-providers.route.tsx'),
  route('cord-cutters', 'cord-cutters/cord-cutters.route.tsx'),
  route('moving', 'moving/moving.route.tsx'),
  route('how-we-rank', 'legal/how-we-rank.route.tsx'),
  route('privacy', 'legal/privacy.route.tsx'),
  route('terms', 'legal/terms.route.tsx'),
  route('developers', 'developers/developers.route.tsx', { id: 'developers' }),

  // Screens that depend on the visitor.
  route('results', 'results/results.route.tsx'),
  route('providers', 'providers/providers.route.tsx'),
  route('quote', 'quote/quote.route.tsx'),
  route('privacy-choices/confirm', 'privacy-choices/confirm.route.tsx'),
  route('watches', 'watches/watches.route.tsx'),
  route('watches/confirm', 'watches/confirm.route.tsx'),
  route('watches/stop', 'watches/stop.route.tsx'),
  route('moving/plan.ics', 'moving/plan.route.ts'),
  route('auth', 'account/auth.route.tsx'),
  route('auth/callback', 'account/auth-callback.route.tsx'),
  route('auth/social/:provider', 'account/auth-social.route.ts'),
  route('auth/forgot', 'account/forgot-password.route.tsx'),
  route('auth/reset', 'account/reset-password.route.tsx'),
  route('account', 'account/account.route.tsx'),
  route('address-history', 'account/address-history.route.tsx'),
  route('orders', 'account/orders.route.tsx'),
  route('order-confirmation', 'checkout/order-confirmation.route.tsx'),

  // Providers without a page of their own making, from the catalogue.
  route('providers/:provider', 'provider-pages/provider.route.tsx'),

  // The broadband labels that providers publish, and what changed in them.
  route('price-changes', 'labels/price-changes.route.tsx', { id: 'price-changes' }),
  route('price-changes/:file', 'labels/price-changes-file.route.ts'),
  route('providers/:provider/price-changes', 'labels/price-changes.route.tsx', {
    id: 'provider-changes',
  }),
  route('plans/:plan/label', 'labels/plan-label.route.tsx'),
  route('providers/:provider/labels', 'labels/provider-labels.route.tsx'),
  route('providers/:provider/labels/:label', 'labels/label.route.tsx'),

  // States and counties of which the FCC's figures tell something, and cities that imports know.
  route('internet/:state', 'places/state.route.tsx'),
  route('internet/:state/:city', 'places/city-or-county.route.tsx'),

  // The desk of our staff, a site of its own (server/pages/desk-build.server.ts).
  layout('desk/desk.route.tsx', [
    route('desk', 'desk/queue/queue.route.tsx'),
    route('desk/orders/:reference', 'desk/orders/order.route.tsx'),
    route('desk/leads/:lead', 'desk/leads/lead.route.tsx'),
    route('desk/deliveries', 'desk/deliveries/deliveries.route.tsx'),
    route('desk/deliveries/:message', 'desk/deliveries/delivery.route.tsx'),
    route('desk/inbox', 'desk/deliveries/inbox.route.tsx'),
    route('desk/inbox/:id', 'desk/deliveries/inbox-message.route.tsx'),
    route('desk/mails', 'desk/deliveries/mails.route.tsx'),
    route('desk/mails/:id', 'desk/deliveries/mail.route.tsx'),
    route('desk/reports', 'desk/reports/reports.route.tsx'),
    route('desk/sign-in', 'desk/sign-in/sign-in.route.tsx'),
    route('desk/sign-out', 'desk/sign-in/sign-out.route.ts'),
    route('desk/presence', 'desk/presence.route.ts'),
    route('desk/stream', 'desk/stream.route.ts'),
    route('desk/*', 'desk/missing.route.tsx'),
  ]),

  // What search engines read.
  route('sitemap.xml', 'seo/sitemap.route.ts'),
  route('robots.txt', 'seo/robots.route.ts'),

  // What the pages call.
  route('api/fcc-broadband', 'api/fcc-broadband.route.ts'),
  route('api/availability', 'api/availability.route.ts'),
  route('api/availability-reports', 'api/availability-reports.route.ts'),
  route('api/zip/:zip', 'api/zip.route.ts'),
  route('api/session', 'api/session.route.ts'),
  route('api/sign-in', 'api/sign-in.route.ts'),
  route('api/sign-out', 'api/sign-out.route.ts'),
  route('api/cart-cost', 'api/cart-cost.route.ts'),
  route('api/orders', 'api/orders.route.ts'),
  route('api/chat-assistant', 'api/chat-assistant.route.ts'),
  route('api/leads', 'api/leads.route.ts'),
  route('api/bundle-leads', 'api/bundle-leads.route.ts'),
  route('api/watches/place', 'api/watch-place.route.ts'),
  route('api/watches/price', 'api/watch-price.route.ts'),
  route('api/watches/move', 'api/watch-move.route.ts'),
  route('api/events', 'api/events.route.ts'),
  route('api/automation/inbox', 'api/automation-inbox.route.ts'),
  route('api/openapi.json', 'api/openapi.route.ts'),
  route('api/*', 'api/unknown.route.ts'),

  route('*', 'problems/not-found.route.tsx'),
] satisfies RouteConfig
