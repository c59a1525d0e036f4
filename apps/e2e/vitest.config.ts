import { defineConfig } from 'vitest/config'

const limits = {
  testTimeout: 90_000,
  hookTimeout: 60_000,
  teardownTimeout: 10_000,
  setupFiles: ['src/harness/picture-failures.ts'],
  expect: { poll: { timeout: 15_000, interval: 100 } },
}

/** Journeys need the stack that `src/main.ts` starts; they are never part of the repository's other test projects. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'journeys',
          include: ['src/{token,shell,sweep,tools,lock,repair}/**/*.journey.ts'],
          maxWorkers: 2,
          sequence: { groupOrder: 0, hooks: 'list' },
        },
      },
      {
        test: {
          ...limits,
          // These move the clock of their chain, so only one of them may run at a time.
          name: 'clock',
          include: ['src/{presale,clock}/**/*.journey.ts'],
          testTimeout: 180_000,
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1, hooks: 'list' },
        },
      },
      {
        test: {
          ...limits,
          // These end processes of the stack, so nothing may run beside them.
          name: 'stack',
          include: ['src/stack/**/*.journey.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 2, hooks: 'list' },
        },
      },
    ],
  },
})
