import { defineConfig } from 'vitest/config'

/** One runner for the whole repository: `unit` needs nothing but Node, `integration` starts chains and a database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'unit',
          include: [
            '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
            'scripts/**/*.test.{ts,mjs}',
            'contracts/tools/*.test.mjs',
          ],
          exclude: ['**/node_modules/**', '**/*.integration.test.ts', 'apps/e2e/**'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps}/*/{src,test}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // They wait for chains and indexers half of the time.
          maxWorkers: 2,
        },
      },
    ],
  },
})
