import { encodeAbiParameters, encodeEventTopics, erc20Abi, type Log, parseAbi } from 'viem'
import { expect, test } from 'vitest'
import { EventMissing } from './event-missing.ts'
import { proveEvent } from './prove-event.ts'

const token = '0x00000000000000000000000000000000000000A1'
const stranger = '0x00000000000000000000000000000000000000b2'
const owner = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const spender = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'

function approval(address: `0x${string}`, value: bigint): Log {
  const topics = encodeEventTopics({
    abi: erc20Abi,
    eventName: 'Approval',
    args: { owner, spender },
  })
  const data = encodeAbiParameters([{ type: 'uint256' }], [value])
  return { address, topics, data } as unknown as Log
}

const proof = (logs: readonly Log[], expected: Record<string, unknown>) => () =>
  proveEvent(logs, { abi: erc20Abi, eventName: 'Approval', emitter: token, expected })

test('an event with the expected values is a proof, in any letter case', () => {
  const logs = [approval(token.toLowerCase() as typeof token, 5n)]
  expect(proof(logs, { owner: owner.toLowerCase(), value: 5n })).not.toThrow()
  expect(proof(logs, {})).not.toThrow()
})

test.each([
  ['another value', [approval(token, 6n)]],
  ['another contract', [approval(stranger, 5n)]],
  ['no event', []],
])('%s is none', (_case, logs) => {
  expect(proof(logs, { value: 5n })).toThrow(EventMissing)
})

test('one of several events is enough', () => {
  expect(proof([approval(token, 6n), approval(token, 5n)], { value: 5n })).not.toThrow()
})

test('lists are compared item by item', () => {
  const abi = parseAbi(['event RebatesSet(uint256[2] rebates)'])
  const [topic] = encodeEventTopics({ abi, eventName: 'RebatesSet' })
  const data = encodeAbiParameters([{ type: 'uint256[2]' }], [[1n, 2n]])
  const logs = [{ address: token, topics: [topic], data } as unknown as Log]
  const of = (rebates: readonly bigint[]) => () =>
    proveEvent(logs, { abi, eventName: 'RebatesSet', emitter: token, expected: { rebates } })
  expect(of([1n, 2n])).not.toThrow()
  expect(of([2n, 1n])).toThrow(EventMissing)
})
