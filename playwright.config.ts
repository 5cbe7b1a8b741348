import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

// The browser that `npm test` found; without it, Debian's if there is one (the shell takes less processor time),
// otherwise Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH || debian.find(path => existsSync(path))

/**
 * Specs whose sites have other settings or data than the usual one. Playwright ends a worker, its browser and its site where
 * a test needs another kind, so each of these kinds stays in one worker at a time, the longest first; the usual site comes
 * last and fills both. A spec that is missing here only takes a little longer.
 */
const kindsOfSites = {
  'sites of their own': [
    ...['account-mails', 'watches', 'accounts-on-postgresql', 'desk-{people,staff,work}', 'availability'],
    ...[
      'desk-{deliveries,next,office,screens,two-editors,uploads}',
      'large-text',
      'main-journey',
      'outside-tag',
    ],
    'social-sign-in',
  ],
  'webhooks read': ['bundle-{builder,builder-access,choice}', 'chat', 'chat-{answers,panel}'],
  'faults on purpose': ['error-catalogue/*'],
  'a desk with staff': [
    ...['chat-states', 'desk-{callers,chats,outage,queue}', 'order-{for-lead,two-people}', 'reading-order'],
  ],
  'first loads': ['every-page'],
}
const specs = (names: readonly string[]) => names.map(name => `**/e2e/${name}.spec.ts`)

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/process-template.ts',
  outputDir: 'test-results',
  snapshotPathTemplate: '{testDir}/{testFilePath}-snapshots/{arg}{ext}',
  fullyParallel: true,
  workers: 2,
  projects: [
    ...Object.entries(kindsOfSites).map(([name, names]) => ({ name, testMatch: specs(names), workers: 1 })),
    { name: 'the usual site', testIgnore: specs(Object.values(kindsOfSites).flat()) },
  ],
  retries: 0,
  // A busy machine takes several times as long; nothing here asserts timing.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    // Cleared between tests and kept: what a page’s scripts need again has been compiled (an eighth less time).
    reuseContext: true,
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A failed test leaves what the page contained; traces, with `--trace on`, make every test half as slow again.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes take a twelfth less processor time: no renderer is kept ready, and drawing has no process
        // of its own. Contexts never share one anyway.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        // A page of a test lives for seconds: optimizing its scripts takes longer than it saves.
        '--js-flags=--no-maglev,--no-turbofan',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
