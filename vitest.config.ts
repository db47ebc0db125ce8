import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['packages/*/src/**/*.test.{ts,tsx}', 'apps/*/{src,app}/**/*.test.{ts,tsx}', 'tools/**/*.test.ts'],
    globalSetup: ['apps/server/src/testing/global-setup.ts'],
    setupFiles: ['apps/server/src/testing/fail-on-console.ts'],
    // The limits end what hangs; how fast things are is measured elsewhere.
    testTimeout: 60_000,
    hookTimeout: 60_000,
    // Most wait for PostgreSQL or ffmpeg: more of them than cores keep both busy.
    maxWorkers: 4,
    retry: 0,
  },
})
