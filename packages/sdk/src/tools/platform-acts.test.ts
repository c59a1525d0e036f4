import { tokenFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { decodeFunctionData, type Hex, toFunctionSelector } from 'viem'
import { expect, test } from 'vitest'
import { actsOf, platformActFlow, platformActs, valuesOf } from './platform-acts.ts'
import { listPowers, powersOf } from './platform-owners.ts'

const contract = '0x5FbDB2315678afecb367f032d93F642f64180aa3'
const user = '0x70997970C51812dc3A010C7d01b50e0d17dc79C8'
const context = { chainId: 1, account: contract, results: {} } as const

const build = (
  act: (typeof platformActs)[number],
  args: readonly (string | bigint | boolean)[],
) => {
  const input = { contract, act, args } as const
  const [step] = platformActFlow.steps(input)
  return step?.build(input, context)
}

test('every function that only an owner can call can be called, with every value that it takes', () => {
  expect(platformActs).toEqual(expect.arrayContaining([...listPowers().keys()]))
  for (const act of platformActs)
    for (const { name } of valuesOf(act))
      expect([act, name]).toEqual([act, expect.stringMatching(/\S/)])
})

test('calls have the selectors of the contracts’ own ABI', () => {
  const selectors = new Map(
    [...tokenFactoryAbi, ...vipAbi].flatMap((item) =>
      item.type === 'function' ? [[item.name as string, toFunctionSelector(item)] as const] : [],
    ),
  )
  const samples = { address: user, native: 1n, percent: 2n, days: 3n, whole: 4n, switch: true }
  const powers = new Set([...powersOf.tokenFactory, ...powersOf.vip, 'withdraw' as const])
  for (const act of powers) {
    const args = valuesOf(act).map(({ kind }) => samples[kind])
    expect([act, build(act, args)?.data.slice(0, 10)]).toEqual([act, selectors.get(act)])
  }
})

test('values stand in the contract’s order', () => {
  const call = build('setFee', [2n, 10n ** 16n])
  expect(call).toMatchObject({ to: contract, valueWei: 0n })
  expect(decodeFunctionData({ abi: tokenFactoryAbi, data: call?.data as Hex })).toEqual({
    functionName: 'setFee',
    args: [2n, 10n ** 16n],
  })
})

test('fees are paid out where somebody receives them; ownership is asked for where it can be handed over', () => {
  expect(actsOf('tokenFactory')).toEqual(
    expect.arrayContaining(['setFee', 'withdraw', 'requestOwnershipHandover']),
  )
  expect(actsOf('lockAnnouncer')).not.toContain('withdraw')
  expect(actsOf('liquidityLocker')).toEqual([])
})

test('a receipt without the event of that contract proves nothing', () => {
  const input = { contract, act: 'setVip', args: [user] } as const
  const [step] = platformActFlow.steps(input)
  const receipt = {
    transactionHash: '0x',
    blockHash: '0x',
    blockNumber: 1n,
    succeeded: true,
    logs: [],
  } as const
  expect(() => step?.verify(input, receipt, context)).toThrow(/VipSet/)
})
