import {
  encodeAbiParameters,
  type Hex,
  pad,
  parseAbiParameters,
  toEventSelector,
  toHex,
} from 'viem'
import { describe, expect, it } from 'vitest'
import { type PairLog, readSwapsOfLogs } from './read-swaps-of-logs.ts'

const PAIR: Hex = '0x00000000000000000000000000000000000000A1'
const OTHER: Hex = '0x00000000000000000000000000000000000000a2'
const ACCOUNT = pad('0x01')

const place = (block: number, index: number, transaction: Hex) => ({
  blockNumber: toHex(block),
  logIndex: toHex(index),
  transactionHash: transaction,
  blockHash: toHex(block, { size: 32 }),
})

function sync(at: ReturnType<typeof place>, reserves: [bigint, bigint], address = PAIR): PairLog {
  const topics = [toEventSelector('event Sync(uint112, uint112)')]
  const data = encodeAbiParameters(parseAbiParameters('uint112, uint112'), reserves)
  return { address, topics, data, ...at }
}

function swap(
  at: ReturnType<typeof place>,
  [in0, in1, out0, out1]: [bigint, bigint, bigint, bigint],
): PairLog {
  const selector = toEventSelector(
    'event Swap(address indexed, uint256, uint256, uint256, uint256, address indexed)',
  )
  const data = encodeAbiParameters(parseAbiParameters('uint256, uint256, uint256, uint256'), [
    in0,
    in1,
    out0,
    out1,
  ])
  return { address: PAIR, topics: [selector, ACCOUNT, ACCOUNT], data, ...at }
}

describe('readSwapsOfLogs', () => {
  it('puts what moved together with the reserves told right before, in the order of the chain', () => {
    const logs = [
      swap(place(12, 3, '0x02'), [0n, 5n, 7n, 0n]),
      sync(place(12, 2, '0x02'), [30n, 40n]),
      swap(place(9, 8, '0x01'), [1n, 0n, 0n, 2n]),
      sync(place(9, 7, '0x01'), [10n, 20n]),
    ]
    const pair = PAIR.toLowerCase()
    expect(readSwapsOfLogs(logs)).toMatchObject([
      { pair, blockNumber: 9, logIndex: 8, amount0: 1n, amount1: 2n, reserve0: 10n, reserve1: 20n },
      { pair, blockNumber: 12, amount0: 7n, amount1: 5n, reserve0: 30n, reserve1: 40n },
    ])
  })

  it('leaves out what no reserves of the same pair and transaction price', () => {
    expect(
      readSwapsOfLogs([
        sync(place(9, 1, '0x01'), [10n, 20n]),
        swap(place(9, 2, '0x02'), [1n, 0n, 0n, 2n]),
        sync(place(9, 3, '0x03'), [10n, 20n], OTHER),
        swap(place(9, 4, '0x03'), [1n, 0n, 0n, 2n]),
        sync(place(9, 5, '0x04'), [0n, 20n]),
        swap(place(9, 6, '0x04'), [1n, 0n, 0n, 2n]),
      ]),
    ).toEqual([])
  })

  it('is not led astray by logs of the same name that hold something else', () => {
    const broken = { ...swap(place(9, 2, '0x01'), [1n, 0n, 0n, 2n]), data: '0x01' as const }
    expect(readSwapsOfLogs([sync(place(9, 1, '0x01'), [10n, 20n]), broken])).toEqual([])
  })
})
