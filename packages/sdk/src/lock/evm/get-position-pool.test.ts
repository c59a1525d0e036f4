import {
  concat,
  createPublicClient,
  custom,
  decodeFunctionData,
  encodeFunctionResult,
  type Hex,
  numberToHex,
  pad,
  parseAbi,
  toFunctionSelector,
  zeroAddress,
} from 'viem'
import { bsc } from 'viem/chains'
import { expect, test } from 'vitest'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getPositionPool } from './get-position-pool.ts'
import { getPositionStatus } from './get-position-status.ts'

const collection = '0x0000000000000000000000000000000000000abc'
const first = '0x0000000000000000000000000000000000000001'
const second = '0x0000000000000000000000000000000000000002'
/** The managers' published interfaces, written out here once more: the reader's own copy must fit them. */
const managers = parseAbi([
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)',
  'struct PoolKey { address currency0; address currency1; uint24 fee; int24 tickSpacing; address hooks; }',
  'function getPoolAndPositionInfo(uint256) view returns (PoolKey, uint256)',
  'function getPositionLiquidity(uint256) view returns (uint128)',
  'function symbol() view returns (string)',
  'function factory() view returns (address)',
])

/** What factories of exchanges are asked, each kind by its own door. */
const doors = {
  fee: toFunctionSelector('getPool(address,address,uint24)'),
  spacing: toFunctionSelector('getPool(address,address,int24)'),
  pair: toFunctionSelector('poolByPair(address,address)'),
  deployer: toFunctionSelector('customPoolByPair(address,address,address)'),
} as const
const pool = '0x00000000000000000000000000000000000000aa'
const deployer = '0x00000000000000000000000000000000000000de'

type Answers = Readonly<Record<string, unknown>>

const refused = () => Object.assign(new Error('execution reverted'), { code: 3, data: '0x' })

/** A node that knows these answers and refuses everything else. */
function clientOf(answers: Answers): ReadClient {
  const request = async ({ params }: { params: readonly [{ to: Hex; data: Hex }] }) => {
    const [{ to, data }] = params
    const door = Object.entries(doors).find(([, selector]) => data.startsWith(selector))?.[0]
    if (door !== undefined) {
      const { door: known } = answers
      if (known !== door) throw refused()
      return pad(pool)
    }
    const { functionName } = decodeFunctionData({ abi: managers, data })
    const result = answers[functionName === 'symbol' ? `${functionName} ${to}` : functionName]
    if (result === undefined) throw refused()
    if (typeof result === 'string' && functionName === 'positions') return result
    return encodeFunctionResult({ abi: managers, functionName, result } as never)
  }
  const transport = custom({ request: request as never }, { retryCount: 0 })
  return createPublicClient({ chain: bsc, transport }) as unknown as ReadClient
}
const factory = { factory: collection, door: 'fee' }
const symbols = { [`symbol ${first}`]: 'ONE', [`symbol ${second}`]: 'TWO' }
const v3 = (liquidity: bigint) => [
  0n,
  zeroAddress,
  first,
  second,
  3_000,
  -60,
  60,
  liquidity,
  0n,
  0n,
  0n,
  0n,
]
const read = (answers: Answers, position: 'v3' | 'v4') =>
  getPositionPool(clientOf(answers), { collection, nftId: 7n, position })

test('a V3 position names its two tokens, its fee and what is in it', async () => {
  expect(await read({ ...symbols, ...factory, positions: v3(5n) }, 'v3')).toEqual({
    token0: { address: first, symbol: 'ONE' },
    token1: { address: second, symbol: 'TWO' },
    feePpm: 3_000,
    liquidity: 5n,
  })
  expect((await read({ ...factory, positions: v3(0n) }, 'v3'))?.liquidity).toBe(0n)
})

test('a token without a symbol has none, a position that is not there has no pool', async () => {
  const found = await read({ ...factory, positions: v3(5n) }, 'v3')
  expect(found?.token0).toEqual({ address: first, symbol: undefined })
  expect(await read({}, 'v3')).toBeUndefined()
  expect(await read({}, 'v4')).toBeUndefined()
})

/** An answer in words, as managers give it. */
const words = (...values: readonly (bigint | Hex)[]): Hex =>
  concat(
    values.map((value) =>
      typeof value === 'bigint' ? numberToHex(value, { size: 32 }) : pad(value),
    ),
  )

test.each([
  [
    'a distance of ticks',
    'spacing',
    words(0n, zeroAddress, first, second, 200n, 0n, 60n, 5n, 0n, 0n, 0n, 0n),
  ],
  ['the pair alone', 'pair', words(0n, zeroAddress, first, second, 0n, 60n, 5n, 0n, 0n, 0n, 0n)],
  [
    'the pair, without a deployer',
    'pair',
    words(0n, zeroAddress, first, second, zeroAddress, 0n, 60n, 5n, 0n, 0n, 0n, 0n),
  ],
  [
    'who deployed it',
    'deployer',
    words(0n, zeroAddress, first, second, deployer, 0n, 60n, 5n, 0n, 0n, 0n, 0n),
  ],
])('a fork of V3 finds its pool by %s', async (_key, door, positions) => {
  const answers = { ...symbols, factory: collection, door, positions }
  expect(await read(answers, 'v3')).toEqual({
    token0: { address: first, symbol: 'ONE' },
    token1: { address: second, symbol: 'TWO' },
    feePpm: undefined,
    liquidity: 5n,
  })
  const nft = { collection, nftId: 7n } as const
  expect(await getPositionStatus(clientOf(answers), nft)).toBe('known')
  expect(await getPositionStatus(clientOf({ ...answers, door: 'none' }), nft)).toBe('foreign')
  expect(await getPositionStatus(clientOf({}), nft)).toBe('none')
})

test('a V4 position may hold the native currency, and a hook may decide its fee', async () => {
  const key = (fee: number, currency1: Hex) => [
    { currency0: zeroAddress, currency1, fee, tickSpacing: 60, hooks: zeroAddress },
    1n,
  ]
  const answers = { ...symbols, getPositionLiquidity: 9n }
  const fixed = await read({ ...answers, getPoolAndPositionInfo: key(500, second) }, 'v4')
  expect(fixed).toEqual({
    token0: { address: zeroAddress },
    token1: { address: second, symbol: 'TWO' },
    feePpm: 500,
    liquidity: 9n,
  })
  const dynamic = await read({ ...answers, getPoolAndPositionInfo: key(0x80_00_00, second) }, 'v4')
  expect(dynamic?.feePpm).toBeUndefined()
  const gone = await read({ ...answers, getPoolAndPositionInfo: key(0, zeroAddress) }, 'v4')
  expect(gone).toBeUndefined()
})
