import { existsSync } from 'node:fs'
import { defineConfig, devices } from '@playwright/test'

// The one that `npm test` found; without it Debian's where there is one (the shell takes less of the processor), else
// Playwright's own.
const debian = ['/usr/bin/chromium-headless-shell', '/usr/bin/chromium']
const executablePath = process.env.CHROMIUM_PATH || debian.find(path => existsSync(path))

export default defineConfig({
  testDir: 'tests/e2e',
  globalSetup: './tests/support/process-template.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  // A machine that others use takes several times as long; nothing here asserts how soon.
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  use: {
    ...devices['Desktop Chrome'],
    viewport: { width: 1440, height: 900 },
    locale: 'en-US',
    timezoneId: 'America/Chicago',
    // A failed test leaves what the page held; traces, with `--trace on`, cost every test half its time again.
    screenshot: 'only-on-failure',
    launchOptions: {
      ...(executablePath ? { executablePath } : {}),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        // Fewer processes, a twelfth less of the processor: no renderer is kept ready, and nothing is drawn in one apart.
        // Contexts never share one all the same.
        '--renderer-process-limit=1',
        '--in-process-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
})
