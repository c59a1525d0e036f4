import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { calculateTokensNeeded } from '../presale-math.ts'
import { checkWalletLimit } from './check-sides.ts'

const address = (digit: string) => `0x${digit.repeat(40)}` as const
const unit = 10n ** 18n
const draft = {
  ...{ kind: 'private', claimToken: address('7'), hardCap: 20n * unit },
  ...{ presaleRate: 1_000n * unit, liquidityRate: 0n, liquidityPercent: 0 },
} as unknown as Parameters<typeof calculateTokensNeeded>[0]
const needed = calculateTokensNeeded(draft)

function ask(max: bigint, { templateId = 2n, isLaunched = true } = {}) {
  const answers = {
    recordOf: { templateId },
    limits: [max, 0n, 0n, 0n],
    launchState: [isLaunched],
  } as const
  const client = {
    readContract: async ({ functionName }: { functionName: keyof typeof answers }) =>
      answers[functionName],
  } as unknown as ReadClient
  const check = { draft, account: address('1') }
  return checkWalletLimit(client, { tokenFactory: address('9') } as never, check as never)
}

test('a deposit beyond what a wallet may hold of a token that trades is refused with both amounts', async () => {
  const args = { balanceAfter: needed, max: needed - 1n }
  expect(await ask(needed - 1n)).toEqual([
    { field: 'token', code: 'Token_WalletLimitExceeded', args },
  ])
  expect(await ask(needed)).toEqual([])
})

test('without a limit, before the launch, or for a token without a gate nothing is refused', async () => {
  expect(await ask(0n)).toEqual([])
  expect(await ask(1n, { isLaunched: false })).toEqual([])
  expect(await ask(1n, { templateId: 1n })).toEqual([])
})
