import { type Address, createNoopSigner } from '@solana/kit'
import { getTransferSolInstruction } from '@solana-program/system'
import { expect, test } from 'vitest'
import { getRehearsedDeposits } from './get-rehearsed-deposits.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const payer = createNoopSigner('3qmDhMa92nYu2w1bq51vMKQEwdW7FKo9JjWEEbsyJVYa' as Address)
const opened = ['6Lm9zVoWupYHCHGNy85v7hxLnUYS273HRKYMWU7bPYju', payer.address] as Address[]
const instructions = [
  getTransferSolInstruction({ source: payer, destination: payer.address, amount: 1n }),
]
const accountOf = (lamports: bigint | undefined) =>
  lamports === undefined
    ? null
    : { lamports, data: ['', 'base64'], owner: payer.address, executable: false, space: 0n }

function ask(
  before: readonly (bigint | undefined)[],
  after: readonly (bigint | undefined)[] | undefined,
  err: unknown = null,
) {
  const rpc = {
    getLatestBlockhash: () => ({
      send: async () => ({ value: { blockhash: payer.address, lastValidBlockHeight: 1n } }),
    }),
    getMultipleAccounts: () => ({ send: async () => ({ value: before.map(accountOf) }) }),
    simulateTransaction: (_: string, { accounts }: { accounts: { addresses: Address[] } }) => ({
      send: async () => {
        expect(accounts.addresses).toEqual(opened)
        return { value: { err, accounts: after?.map(accountOf) ?? null } }
      },
    }),
  } as unknown as SolanaRpc
  return getRehearsedDeposits(rpc, { payer, instructions }, opened)
}

test('deposits are what the accounts would hold more', async () => {
  expect(await ask([undefined, 10n], [2_000n, 15n])).toBe(2_005n)
})

test('a request that would fail has none, and a node that does not say them is not believed', async () => {
  expect(await ask([undefined, 10n], undefined, 'AccountNotFound')).toBeUndefined()
  await expect(ask([undefined, 10n], undefined)).rejects.toThrow('unreachable')
})
