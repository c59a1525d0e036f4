import { presaleAbi as abi } from '@slipway/deployments/abi'
import { type Address, encodeAbiParameters, encodeEventTopics, type Log, pad } from 'viem'
import { expect, test } from 'vitest'
import type { FlowReceipt } from '../../flow/types.ts'
import { type SlotEntry, whitelistSteps } from './whitelist-steps.ts'

const [presale, foreign, first, second] = ['0xb1', '0xb2', '0xc1', '0xc2'].map((digits) =>
  pad(digits as Address, { size: 20 }),
) as [Address, Address, Address, Address]

/** The event of a slot that was changed. */
function slotSet(account: Address, level: bigint, emitter = presale): Log {
  const topics = encodeEventTopics({ abi, eventName: 'SlotSet', args: { account } })
  const words = [{ type: 'uint256' }, { type: 'uint256' }]
  return {
    address: emitter,
    topics,
    data: encodeAbiParameters(words, [level, 3n]),
  } as unknown as Log
}

function prove(slots: readonly SlotEntry[], logs: readonly Log[]) {
  const [step] = whitelistSteps<{ presale: Address }>(slots)
  const context = { chainId: 1, account: first, results: {} }
  return step?.verify({ presale }, { logs } as unknown as FlowReceipt, context)
}

test('a removal proves how many slots it took, and whose stayed', () => {
  const slots = [first, second].map((address) => ({ address, level: 0 }))
  const all = [slotSet(first, 0n), slotSet(second, 0n)]
  expect(prove(slots, all)).toEqual({ level: 0, changed: 2, stayed: '' })
  expect(prove(slots, all.slice(1))).toEqual({ level: 0, changed: 1, stayed: first })
  const others = [slotSet(first, 0n, foreign)]
  expect(prove(slots, others)).toEqual({ level: 0, changed: 0, stayed: `${first},${second}` })
})

test('a listing proves how many slots it changed', () => {
  expect(prove([{ address: first, level: 2 }], [slotSet(first, 2n)])).toEqual({
    level: 2,
    changed: 1,
  })
})
