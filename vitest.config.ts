import { globSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitest/config'

const include = [
  '{packages,apps}/*/{src,test}/**/*.test.{ts,tsx}',
  'scripts/**/*.test.{ts,mjs}',
  'contracts/tools/*.test.mjs',
]
const exclude = ['**/node_modules/**', '**/*.integration.test.ts', 'apps/e2e/**']

/** Tests that put modules in the place of others, or a document into the process, must not share either with other files. */
const apart = globSync(include, { exclude }).filter((file) =>
  /\bvi\.(?:mock|doMock|resetModules)\(|^\/\/ @vitest-environment /m.test(
    readFileSync(file, 'utf8'),
  ),
)

/** Above what any test waits for inside, also on a machine that does other work; what differs is said in full. */
const patience = {
  chaiConfig: { truncateThreshold: 250 },
  testTimeout: 30_000,
  hookTimeout: 30_000,
  expect: { poll: { timeout: 15_000 } },
}

/** One runner for the whole repository: `unit` needs nothing but Node, `integration` starts chains and a database. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...patience,
          name: 'unit',
          include,
          exclude: [...exclude, ...apart],
          // A process for each of some hundred files would take longer than the tests.
          isolate: false,
        },
      },
      {
        test: {
          ...patience,
          name: 'unit-apart',
          include: apart,
          setupFiles: ['apps/web/test/patience.ts'],
        },
      },
      {
        test: {
          name: 'integration',
          include: ['{packages,apps}/*/{src,test}/**/*.integration.test.ts'],
          exclude: ['**/node_modules/**'],
          ...patience,
          testTimeout: 120_000,
          hookTimeout: 180_000,
          // They wait for chains and indexers half of the time.
          maxWorkers: 2,
        },
      },
    ],
  },
})
