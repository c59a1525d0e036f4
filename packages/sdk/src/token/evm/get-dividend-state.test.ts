import { type Address, zeroAddress } from 'viem'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getDividendState } from './get-dividend-state.ts'

const address: Address = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

/** What the token answers, by function. */
const answers: Readonly<Record<string, unknown>> = {
  dividendToken: zeroAddress,
  dividendTerms: [1n, 20n],
  dividendTotals: [9n, 4n, 3n],
  waitingQuote: 7n,
}

const read = async (areBought: boolean) => {
  const asked: string[] = []
  const readContract = async ({ functionName }: { functionName: string }) => {
    asked.push(functionName)
    return answers[functionName]
  }
  const client = { readContract } as unknown as ReadClient
  const state = await getDividendState(client, { address, areOfAccounts: true, areBought })
  return { asked, state }
}

test('what waits to be exchanged is read where dividends are bought, and asked of no other token', async () => {
  expect((await read(true)).state).toMatchObject({ waiting: 3n, waitingQuote: 7n })
  const { asked, state } = await read(false)
  expect(asked).not.toContain('waitingQuote')
  expect(state).not.toHaveProperty('waitingQuote')
})
