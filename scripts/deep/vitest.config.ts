import { defineConfig } from 'vitest/config'

/** The unit tests of one workspace; the mutation tester runs those of them that reach the changed code. */
export default defineConfig({
  test: {
    include: [`${process.env.SLIPWAY_DEEP_WORKSPACE}/{src,test}/**/*.test.ts`],
    exclude: ['**/node_modules/**', '**/*.integration.test.ts'],
  },
})
