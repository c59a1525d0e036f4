import { type Address, erc20Abi } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from './create-read-client.ts'
import { getTokenFacts } from './get-token-facts.ts'

const at = (digits: string): Address => `0x${digits.padStart(40, '0')}`
const [address, account, spender] = [at('1'), at('2'), at('3')]

/** A token of which one account holds 70, and lets one spender take 5. */
const answers: Readonly<Record<string, unknown>> = {
  name: 'Harbour',
  symbol: 'HRB',
  decimals: 6,
  totalSupply: 900n,
  [`balanceOf ${account}`]: 70n,
  [`allowance ${account} ${spender}`]: 5n,
}
const client = {
  async readContract(call: { abi: unknown; functionName: string; args?: readonly string[] }) {
    const answer = answers[[call.functionName, ...(call.args ?? [])].join(' ')]
    if (call.abi !== erc20Abi || answer === undefined) throw new Error('nobody was to ask this')
    return answer
  },
} as unknown as ReadClient

const facts = { address, name: 'Harbour', symbol: 'HRB', decimals: 6, totalSupply: 900n }

test('a token with what an account holds, and what it lets a spender take', async () => {
  expect(await getTokenFacts(client, { address, account, spender })).toEqual({
    ...facts,
    balance: 70n,
    allowance: 5n,
  })
})

test('without an account, or without a spender, nothing is asked of them', async () => {
  expect(await getTokenFacts(client, { address, spender })).toMatchObject(facts)
  const held = await getTokenFacts(client, { address, account })
  expect([held.balance, held.allowance]).toEqual([70n, undefined])
})
