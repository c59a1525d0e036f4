import { defineConfig } from 'vitest/config'
import { BaseSequencer, type TestSpecification } from 'vitest/node'
import { clockChains } from './src/chain/clock-chain.ts'

const limits = {
  // The end of a run shows what differs, not how many things do.
  chaiConfig: { truncateThreshold: 250 },
  testTimeout: 180_000,
  hookTimeout: 60_000,
  teardownTimeout: 10_000,
  setupFiles: ['src/harness/each-file.ts'],
  expect: { poll: { timeout: 45_000, interval: 100 } },
}

/** Journeys that end processes of the stack or count the blocks of a chain: nothing may run beside them. */
const alone = 'src/{stack,alone}/**/*.journey.ts'

/** The looks at every route take longest: begun last, they would keep one worker busy while the other has nothing. */
class LooksFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files)
    const isLook = ({ moduleId }: TestSpecification) => moduleId.includes('/src/sweep/')
    return [...sorted.filter(isLook), ...sorted.filter((file) => !isLook(file))]
  }
}

/** Journeys need the stack that `src/main.ts` starts; they are never part of the repository's other test projects. */
export default defineConfig({
  test: {
    sequence: { sequencer: LooksFirst },
    projects: [
      {
        test: {
          ...limits,
          name: 'journeys',
          include: ['src/**/*.journey.ts'],
          exclude: [alone],
          // A page keeps a core busy while it loads, and each worker has a chain whose clock it moves.
          maxWorkers: clockChains.length,
          sequence: { groupOrder: 0, hooks: 'list' },
        },
      },
      {
        test: {
          ...limits,
          name: 'alone',
          include: [alone],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1, hooks: 'list' },
        },
      },
    ],
  },
})
