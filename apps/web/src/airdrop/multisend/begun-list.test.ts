import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import type { Address } from 'viem'
import { expect, test } from 'vitest'
import { isSameList, toBegunList } from './begun-list.ts'

const account: Address = `0x${'a1'.repeat(20)}`
const other: Address = `0x${'b2'.repeat(20)}`
const token: Address = `0x${'c3'.repeat(20)}`
const asset = { kind: 'token', address: token } as const
const values = { kind: 'token' as const, address: token, text: `${other},1`, leftOut: [1] }
const unit = { kind: 'token' as const, symbol: 'KEEL', decimals: 2 }
const batch = (number: number) => ({ number, recipients: 200, sum: 1_000n })
const plan = {
  ...{ account, asset, listId: 255n, listHash: '0x77', leftOut: new Set([1]) },
  batches: [0, 1, 2].map(batch),
} as unknown as MultisendPlan
const begun = toBegunList(values, plan, { sent: new Set([0, 1]), unit })

test('what is out of a list is kept with the form that it was sent from, and outlives the tab', () => {
  expect(begun).toMatchObject({ name: '0xff', sent: 2, all: 3, recipients: 400, total: '2000' })
  expect(begun.values).toEqual(values)
  expect(JSON.parse(JSON.stringify(begun))).toEqual(begun)
})

test('the list as it was is the same, however its lines are written', () => {
  const now = { values, account, asset, listHash: undefined }
  expect(isSameList(begun, now)).toBe(true)
  const spaced = { ...now, values: { ...values, text: `${other} ; 1.0` } }
  expect(isSameList(begun, { ...spaced, listHash: '0x77' })).toBe(true)
})

test.each([
  ['other payments', { values: { ...values, text: `${other},2` }, listHash: '0x78' }],
  ['a list with faults in it', { values: { ...values, text: 'moon' }, listHash: undefined }],
  ['another token', { asset: { kind: 'token', address: other } as const }],
  ['no token', { values: { ...values, address: '0x' }, asset: null }],
  ['another kind of asset', { values: { ...values, kind: 'nft' as const } }],
  ['another wallet', { account: other }],
])('a new run that pays everybody: %s', (_, change) => {
  expect(isSameList(begun, { values, account, asset, listHash: '0x77', ...change })).toBe(false)
})
