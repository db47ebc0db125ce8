import { defineConfig } from '@playwright/test'

/** Set where somebody counts the results. */
const wantsReport = process.env.PLAYWRIGHT_JSON_OUTPUT_FILE !== undefined

export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  fullyParallel: false,
  // Two would share two cores with the site, its encoder and two browsers, and measure each other's waits.
  workers: 1,
  retries: 0,
  forbidOnly: true,
  timeout: 180_000,
  expect: { timeout: 15_000 },
  reporter: wantsReport ? [['list'], ['json']] : 'list',
  globalSetup: './e2e/global-setup.ts',
  use: {
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    // It would answer in the place of what a test pretends; the spec about it lets it in.
    serviceWorkers: 'block',
    // Films of the page itself would take the cores that play the films in it.
    trace: { mode: 'retain-on-failure', screenshots: false },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--autoplay-policy=no-user-gesture-required',
      ],
    },
  },
})
