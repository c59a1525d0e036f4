import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import { getPresaleAccount } from './get-presale-account.ts'

const at = (digit: string): Address => `0x${digit.repeat(40)}`
const [presale, account, inviter, friend] = ['1', '2', '3', '4'].map(at) as [
  Address,
  Address,
  Address,
  Address,
]

test('who invited a wallet into a presale is asked of the contract of inviters', async () => {
  const client = {
    getBalance: async () => 5n,
    readContract: async (call: { address: Address; functionName: string; args: unknown }) => {
      if (call.functionName === 'accountOf') return { contributed: 1n, level: 1n, slotStatus: 2n }
      expect(call).toMatchObject({ address: inviter, args: [presale, account] })
      return friend
    },
  } as unknown as Parameters<typeof getPresaleAccount>[0]
  const query = { address: presale, account, currency: zeroAddress, contracts: { inviter } }
  expect(await getPresaleAccount(client, query)).toEqual({
    ...{ contributed: 1n, level: 1, slotStatus: 2 },
    ...{ balance: 5n, allowance: 5n, inviter: friend },
  })
})
