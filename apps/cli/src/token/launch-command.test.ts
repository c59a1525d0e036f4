import { m } from '@slipway/messages/features/cli'
import { expect, test, vi } from 'vitest'
import type { WriteCall } from '../command/command.ts'
import { launchCommand } from './launch-command.ts'

const seen = vi.hoisted(() => ({ hasGate: true, feeWei: 1n, opening: undefined as unknown }))
vi.mock('@slipway/sdk/token/launch/prepare-launch', () => ({ prepareLaunch: async () => ({}) }))
vi.mock('./read-launch-options.ts', async (original) => ({
  ...(await original<object>()),
  readLaunchOptions: async () => ({
    ...{ hasGate: seen.hasGate, feeWei: seen.feeWei, choice: 'forever', launch: {} },
    ...{ symbol: 'KEEL', decimals: 0, quote: { symbol: 'BNB', decimals: 18 } },
    terms: { tokenAmount: 1n, quoteAmount: 1n, opening: seen.opening },
  }),
}))

const permanent = async () =>
  (await launchCommand.plan({ session: {} } as unknown as WriteCall)).permanent

test('a launch says that trading opens where it does, and when', async () => {
  expect(await permanent()).toContain(m.cli_permanent_open())
  seen.opening = { openingSeconds: 300n, cap: 1n }
  expect(await permanent()).toContain(m.cli_permanent_opening())
  expect(await permanent()).not.toContain(m.cli_permanent_open())
  seen.hasGate = false
  seen.feeWei = 0n
  expect(await permanent()).toEqual([m.cli_permanent_forever()])
})
