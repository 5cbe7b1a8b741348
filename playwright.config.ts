import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

// The browser that `npm test` found; without it, Debian's if there is one (the shell takes less processor time),
// otherwise Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH || debian.find(path => existsSync(path))

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/process-template.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
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
