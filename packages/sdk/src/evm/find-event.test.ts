import { encodeAbiParameters, encodeEventTopics, type Log, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { EventMissing, findEvent } from './find-event.ts'

const abi = parseAbi(['event Done(address indexed by, uint256 amount)'])
const ours = '0x00000000000000000000000000000000000000aa'
const stranger = '0x00000000000000000000000000000000000000bb'

function log(address: `0x${string}`, amount: bigint): Log {
  return {
    address,
    topics: encodeEventTopics({ abi, eventName: 'Done', args: { by: ours } }) as Log['topics'],
    data: encodeAbiParameters([{ type: 'uint256' }], [amount]),
    blockHash: '0x01',
    blockNumber: 1n,
    logIndex: 0,
    removed: false,
    transactionHash: '0x02',
    transactionIndex: 0,
  }
}

test('finds the event of the contract that was asked, whatever others say', () => {
  const found = findEvent([log(stranger, 1n), log(ours, 2n)], {
    abi,
    eventName: 'Done',
    emitter: ours,
  })
  expect(found.args.amount).toBe(2n)
})

test('believes no event of another contract', () => {
  const query = { abi, eventName: 'Done', emitter: ours } as const
  expect(() => findEvent([log(stranger, 1n)], query)).toThrow(EventMissing)
  expect(() => findEvent([], query)).toThrow(EventMissing)
})
