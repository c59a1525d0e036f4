import { type Address, encodeAbiParameters, encodeEventTopics, erc20Abi, type Log } from 'viem'
import { expect, test } from 'vitest'
import { readReceived, tradeFlow } from './trade-flow.ts'
import type { TradeInput } from './types.ts'

const account = '0x00000000000000000000000000000000000000AA'
const pair = '0x4444444444444444444444444444444444444444'
const token = '0x1111111111111111111111111111111111111111'
const quote = '0x2222222222222222222222222222222222222222'
const router = '0x3333333333333333333333333333333333333333'

const transfer = (address: Address, to: Address, value: bigint) =>
  ({
    address,
    topics: encodeEventTopics({ abi: erc20Abi, eventName: 'Transfer', args: { from: pair, to } }),
    data: encodeAbiParameters([{ type: 'uint256' }], [value]),
  }) as unknown as Log

const input: TradeInput = {
  side: 'buy',
  token,
  quote,
  isNative: true,
  router: { address: router, language: 'v2' },
  feePpm: 0,
  amount: 100n,
  least: 90n,
  deadline: 1_000n,
  approvals: [],
}

test('a buy is what the token says came to the account, in parts or at once', () => {
  const logs = [
    transfer(token, account, 60n),
    transfer(token, pair, 500n),
    transfer(quote, account, 7n),
    transfer(token, account, 30n),
  ]
  expect(readReceived(logs, input, account)).toBe(90n)
})

test('native currency is the last that passed through the router: the token sold its own before', () => {
  const logs = [transfer(quote, router, 4_000n), transfer(quote, router, 95n)]
  expect(readReceived(logs, { ...input, side: 'sell' }, account)).toBe(95n)
})

test('a receipt without an arrival proves no trade', () => {
  const [step] = tradeFlow.steps(input)
  const receipt = {
    transactionHash: '0x',
    blockHash: '0x',
    blockNumber: 1n,
    succeeded: true,
    logs: [transfer(token, pair, 90n)],
  } as const
  const context = { chainId: 1, account, results: {} } as const
  expect(() => step?.verify(input, receipt, context)).toThrow(/no event Transfer/)
  expect(tradeFlow.deadline?.(input)).toBe(1_000n)
})
