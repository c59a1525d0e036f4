import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { clockChains } from './src/chain/clock-chain.ts'

const limits = {
  testTimeout: 90_000,
  hookTimeout: 60_000,
  teardownTimeout: 10_000,
  setupFiles: ['src/harness/each-file.ts'],
  expect: { poll: { timeout: 45_000, interval: 100 } },
}

/** Two projects run side by side, and a page keeps a core busy while it loads. */
const workers = availableParallelism() > 2 ? 2 : 1

/** Journeys need the stack that `src/main.ts` starts; they are never part of the repository's other test projects. */
export default defineConfig({
  test: {
    projects: [
      {
        test: {
          ...limits,
          name: 'journeys',
          include: [
            'src/{token,shell,tools,lock,repair,nft,vip,template,accounts,badges,dashboard,portfolio}/**/*.journey.ts',
          ],
          maxWorkers: workers,
          sequence: { groupOrder: 0, hooks: 'list' },
        },
      },
      {
        test: {
          ...limits,
          // Those that move the clock of a chain have one for each worker; the others run here to even out the load.
          name: 'clock',
          include: ['src/{presale,clock,sweep,staking,airdrop}/**/*.journey.ts'],
          testTimeout: 180_000,
          maxWorkers: Math.min(workers, clockChains.length),
          sequence: { groupOrder: 0, hooks: 'list' },
        },
      },
      {
        test: {
          ...limits,
          // These end processes of the stack or count the blocks of a chain, so nothing may run beside them.
          name: 'alone',
          include: ['src/{stack,alone}/**/*.journey.ts'],
          fileParallelism: false,
          maxWorkers: 1,
          sequence: { groupOrder: 1, hooks: 'list' },
        },
      },
    ],
  },
})
