import { encodeAbiParameters, encodeEventTopics, type Hex, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { priceAfterSwapBack } from './price-after-swap-back.ts'

const abi = parseAbi([
  'event Swap(address indexed sender, uint256 amount0In, uint256 amount1In, uint256 amount0Out, uint256 amount1Out, address indexed to)',
  'event Sync(uint112 reserve0, uint112 reserve1)',
])
const token = '0x00000000000000000000000000000000000000AA'
const quote = '0x00000000000000000000000000000000000000bb'
const pair = '0x00000000000000000000000000000000000000cC'
const words = [
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
  { type: 'uint256' },
] as const

function swap(amounts: readonly [bigint, bigint, bigint, bigint], address: Hex = pair) {
  const args = { sender: quote, to: token } as const
  const topics = encodeEventTopics({ abi, eventName: 'Swap', args }) as Hex[]
  return { address, topics, data: encodeAbiParameters(words, amounts) }
}
const sync = {
  address: pair,
  topics: encodeEventTopics({ abi, eventName: 'Sync' }) as Hex[],
  data: encodeAbiParameters([{ type: 'uint112' }, { type: 'uint112' }], [1n, 1n]),
} as const
const result = (...logs: readonly ReturnType<typeof swap>[]) => ({ status: '0x1', logs }) as const

/** The token's own swap of what it had collected. */
const swapBack = swap([50_000n, 0n, 0n, 49_000n])

test('a sell that set off a swap of collected tax is measured at the price that it left', () => {
  // 950 of 1 000 arrived, and 940 were given for them: without the tax 1 000 brought 989.
  const logs = [swapBack, sync, swap([950n, 0n, 0n, 940n]), sync]
  expect(priceAfterSwapBack(result(...logs), { token, quote, pair }, 1_000n)).toBe(989n)
})

test('the token may be either side of its pair', () => {
  const mirrored = { token: quote, quote: token, pair } as const
  const logs = [swap([0n, 50_000n, 49_000n, 0n]), swap([0n, 950n, 940n, 0n])]
  expect(priceAfterSwapBack(result(...logs), mirrored, 1_000n)).toBe(989n)
})

test.each([
  ['there was one swap alone', [swap([950n, 0n, 0n, 940n])]],
  ['another pair swapped before', [swap([5n, 0n, 0n, 5n], token), swap([950n, 0n, 0n, 940n])]],
  ['more arrived than the seller sent', [swapBack, swap([1_001n, 0n, 0n, 990n])]],
  ['nothing arrived', [swapBack, swap([0n, 950n, 940n, 0n])]],
  ['there are no events', []],
])('the quote stands where %s', (_case, logs) => {
  expect(priceAfterSwapBack(result(...logs), { token, quote, pair }, 1_000n)).toBeUndefined()
})
