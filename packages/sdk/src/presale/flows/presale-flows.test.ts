import {
  inviterAbi,
  presaleAbi,
  presaleFactoryAbi,
  whitelistMarketAbi,
} from '@slipway/deployments/abi'
import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  getAddress,
  type Log,
  toHex,
  zeroAddress,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { presaleNow as now, typedPresale } from '../../../test/typed-presales.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import type { FlowContext, FlowDefinition, FlowReceipt } from '../../flow/types.ts'
import { slotFlows } from '../../whitelist-market/slot-flows.ts'
import { readPresaleDraft } from '../read-presale-draft.ts'
import { contributeFlow } from './contribute-flow.ts'
import { type CreatePresaleInput, createPresaleFlow } from './create-presale-flow.ts'
import { presaleActionFlows } from './presale-action-flows.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [presale, account, other, factory, market] = ['b1', 'b2', 'b3', 'b4', 'b5'].map(at) as [
  Address,
  Address,
  Address,
  Address,
  Address,
]
const context: FlowContext = { chainId: 1, account, results: {} }
const abi: Abi = [...presaleAbi, ...presaleFactoryAbi, ...whitelistMarketAbi, ...inviterAbi]
const root = toHex(9n, { size: 32 })

interface AbiEventItem {
  readonly inputs: readonly { readonly name: string; readonly type: string; indexed?: boolean }[]
}

type Args = Readonly<Record<string, unknown>>

function presetOf(type: string): unknown {
  if (type.endsWith('[]')) return []
  if (type === 'address') return zeroAddress
  if (type === 'string') return ''
  if (type === 'bool') return false
  return type === 'bytes32' ? root : 0n
}

function logOf(name: string, args: Args, emitter: Address = presale): Log {
  const item = getAbiItem({ abi, name }) as unknown as AbiEventItem
  const plain = item.inputs.filter(({ indexed }) => !indexed)
  const values = plain.map((input) => args[input.name] ?? presetOf(input.type))
  const topics = encodeEventTopics({ abi, eventName: name, args })
  return { address: emitter, topics, data: encodeAbiParameters(plain, values) } as unknown as Log
}

const receiptOf = (logs: readonly Log[]): FlowReceipt => ({
  transactionHash: '0x01',
  blockHash: '0x02',
  blockNumber: 1n,
  succeeded: true,
  logs,
})

function callOf<Input>(definition: FlowDefinition<Input>, input: Input, step = 0) {
  const found = definition.steps(input)[step]
  if (!found) throw new Error('there is no such step')
  const { to, data, valueWei } = found.build(input, context)
  const { functionName, args } = decodeFunctionData({ abi, data })
  return { to, functionName, args, valueWei }
}

function verify<Input>(
  definition: FlowDefinition<Input>,
  input: Input,
  logs: readonly Log[],
  step = 0,
) {
  const found = definition.steps(input)[step]
  if (!found) throw new Error('there is no such step')
  return found.verify(input, receiptOf(logs), context)
}

/** One act: its input, the call that it makes, and an event that proves it. */
interface Act {
  readonly input: Args
  readonly call: readonly [name: string, ...args: unknown[]]
  readonly proof: readonly [name: string, args: Args]
  /** The same event with a value that proves something else. */
  readonly wrong?: Args
}

type ActName = Exclude<
  keyof typeof presaleActionFlows,
  'setWhitelist' | 'claimReward' | 'claimRewardTo'
>

const slot = { index: 4, level: 2, proof: [root] }
const acts: Readonly<Record<ActName, Act>> = {
  refund: {
    input: {},
    call: ['refund'],
    proof: ['Refunded', { account, amount: 9n }],
    wrong: { account: other },
  },
  claim: {
    input: {},
    call: ['claim'],
    proof: ['Claimed', { account, tokens: 9n }],
    wrong: { account: other },
  },
  refundTo: {
    input: { to: other },
    call: ['refundTo', other],
    proof: ['Refunded', { account, amount: 9n }],
    wrong: { account: other },
  },
  claimTo: {
    input: { to: other },
    call: ['claimTo', other],
    proof: ['Claimed', { account, tokens: 9n }],
    wrong: { account: other },
  },
  reclaimExitFeeTo: {
    input: { to: other },
    call: ['reclaimExitFeeTo', other],
    proof: ['ExitFeeReturned', { account, amount: 3n }],
    wrong: { account: other },
  },
  withdrawTo: {
    input: { to: other },
    call: ['withdrawTo', other],
    proof: ['Withdrawn', { to: other, asset: other, amount: 3n }],
  },
  claimFor: {
    input: { accounts: [other] },
    call: ['claimFor', [other]],
    proof: ['Claimed', { account: other }],
  },
  refundFor: {
    input: { accounts: [other] },
    call: ['refundFor', [other]],
    proof: ['Refunded', { account: other }],
  },
  reclaimExitFee: {
    input: { account: other },
    call: ['reclaimExitFee', other],
    proof: ['ExitFeeReturned', { account: other, amount: 3n }],
    wrong: { account },
  },
  activateSlot: {
    input: { account: other, slot },
    call: ['activateSlot', other, 4n, 2n, [root]],
    proof: ['SlotActivated', { account: other, index: 4n, level: 2n }],
    wrong: { account: other, index: 5n },
  },
  transferSlot: {
    input: { to: other },
    call: ['transferSlot', other],
    proof: ['SlotMoved', { from: account, to: other }],
    wrong: { from: other, to: other },
  },
  finalize: { input: {}, call: ['finalize'], proof: ['Finalized', { pair: other }] },
  cancel: {
    input: {},
    call: ['cancel'],
    proof: ['Canceled', { reason: 1n }],
    wrong: { reason: 2n },
  },
  destroy: {
    input: {},
    call: ['destroy'],
    proof: ['Canceled', { reason: 5n }],
    wrong: { reason: 1n },
  },
  withdraw: {
    input: {},
    call: ['withdraw'],
    proof: ['Withdrawn', { to: account, asset: other, amount: 3n }],
  },
  payPlatform: {
    input: {},
    call: ['payPlatform'],
    proof: ['PlatformPaid', { to: other, amount: 3n }],
  },
  setTime: {
    input: { startTime: 5, endTime: 9 },
    call: ['setTime', 5n, 9n],
    proof: ['TimeSet', { startTime: 5n, endTime: 9n }],
    wrong: { startTime: 5n, endTime: 8n },
  },
  setWhitelistMode: {
    input: { mode: 1, t1Seconds: 60, t2Seconds: 120 },
    call: ['setWhitelistMode', 1n, 60n, 120n],
    proof: ['WhitelistModeSet', { mode: 1n }],
    wrong: { mode: 2n },
  },
  setWhitelistRoot: {
    input: { root, ipfsKey: 'list' },
    call: ['setWhitelistRoot', root, 'list'],
    proof: ['WhitelistRootSet', { root, ipfsKey: 'list' }],
    wrong: { root: toHex(8n, { size: 32 }) },
  },
  revokeLeaves: {
    input: { indexes: [1, 2] },
    call: ['revokeLeaves', [1n, 2n]],
    proof: ['LeafRevoked', { index: 1n }],
  },
  setWhitelistAdmin: {
    input: { admin: other },
    call: ['setWhitelistAdmin', other],
    proof: ['WhitelistAdminSet', { admin: other }],
    wrong: { admin: account },
  },
  setSlotTransfer: {
    input: { enabled: true },
    call: ['setSlotTransfer', true],
    proof: ['SlotTransferSet', { enabled: true }],
    wrong: { enabled: false },
  },
  openInviter: {
    input: { rates: [500n, 200n] },
    call: ['openInviter', [500n, 200n]],
    proof: ['InviterOpened', { rates: [500n, 200n] }],
    wrong: { rates: [500n] },
  },
  updateInfo: {
    input: { ipfsKey: 'new' },
    call: ['updateInfo', 'new'],
    proof: ['InfoUpdated', { ipfsKey: 'new' }],
    wrong: { ipfsKey: 'old' },
  },
}

/** These count what was done for others, and may do nothing. */
const counting = new Set<ActName>(['claimFor', 'refundFor', 'revokeLeaves'])

describe.each(Object.entries(acts) as [ActName, Act][])('%s', (name, act) => {
  const definition = presaleActionFlows[name] as unknown as FlowDefinition<unknown>
  const input: unknown = { presale, ...act.input }
  const [event, args] = act.proof

  test('calls the presale with just what was ordered', () => {
    const [functionName, ...values] = act.call
    const { args: sent = [], ...call } = callOf(definition, input)
    expect(call).toEqual({ to: presale, functionName, valueWei: 0n })
    expect(sent).toEqual(values)
  })

  test('is proven by the presale’s own event', () => {
    expect(() => verify(definition, input, [logOf(event, args)])).not.toThrow()
  })

  test('is not proven by the same event of another contract, nor by another act', () => {
    const foreign = [logOf(event, args, other)]
    if (counting.has(name)) {
      expect(Object.values(verify(definition, input, foreign))).toEqual([0])
      return
    }
    expect(() => verify(definition, input, foreign)).toThrow(EventMissing)
    if (act.wrong === undefined) return
    expect(() => verify(definition, input, [logOf(event, act.wrong ?? {})])).toThrow(EventMissing)
  })
})

test('a verdict of the sellability check is an outcome of finishing, another cancellation is none', () => {
  const finish = (reason: bigint) =>
    verify(presaleActionFlows.finalize, { presale }, [logOf('Canceled', { reason })])
  expect(finish(4n)).toEqual({ isListed: false })
  expect(() => finish(2n)).toThrow(EventMissing)
})

test('a withdrawal tells all that went to the owner, what a repair of the pool retained included', () => {
  const paid = (asset: Address, amount: bigint) =>
    logOf('Withdrawn', { to: account, asset, amount })
  const result = verify(presaleActionFlows.withdraw, { presale }, [
    ...[paid(other, 3n), paid(zeroAddress, 5n)],
    ...[paid(other, 4n), paid(zeroAddress, 6n)],
  ])
  expect(result).toEqual({
    ...{ asset: other, amount: 7n },
    ...{ secondAsset: zeroAddress, secondAmount: 11n },
  })
})

test('a long list goes in calls of 500 of one tier', () => {
  const slots = Array.from({ length: 1_203 }, (_, index) => ({
    address: at((index + 4_096).toString(16)),
    level: index < 1_001 ? 1 : 2,
  }))
  const input = { presale, slots }
  const calls = presaleActionFlows.setWhitelist
    .steps(input)
    .map((_, step) => callOf(presaleActionFlows.setWhitelist, input, step))
  const lists = calls.map(({ args }) => args as readonly [readonly Address[], bigint])
  const sizes = lists.map(([accounts, level]) => [accounts.length, level])
  expect(sizes).toEqual([
    [500, 1n],
    [500, 1n],
    [1, 1n],
    [202, 2n],
  ])
  expect(lists.flatMap(([accounts]) => accounts)).toEqual(slots.map(({ address }) => address))
})

describe('a contribution', () => {
  const permit = { token: other, value: 7n, deadline: 99n, signature: '0x1234' } as const
  const native = { presale, currency: zeroAddress, amount: 7n, inviter: other, approvals: [] }
  const paid = { ...native, currency: other }

  test('sends native currency along, and only that', () => {
    expect(callOf(contributeFlow, native)).toMatchObject({
      functionName: 'contribute',
      args: [7n, other],
      valueWei: 7n,
    })
    expect(callOf(contributeFlow, paid).valueWei).toBe(0n)
  })

  test('takes the proof, or the signed allowance, in the same call', () => {
    expect(callOf(contributeFlow, { ...native, slot })).toMatchObject({
      functionName: 'contributeWithProof',
      args: [7n, other, 4n, 2n, [root]],
    })
    expect(callOf(contributeFlow, { ...paid, permit })).toMatchObject({
      functionName: 'contributeWithPermit',
      args: [7n, other, 99n, '0x1234'],
    })
  })

  test('approves exactly, and not at all with a permit; a proof beside a permit goes first', () => {
    const approvals = [{ token: other, spender: presale, amount: 7n }]
    const ids = (change: object) =>
      contributeFlow.steps({ ...paid, approvals, ...change }).map(({ id }) => id)
    expect(ids({})).toEqual(['approve-0', 'contribute'])
    expect(ids({ permit })).toEqual(['contribute'])
    expect(ids({ permit, slot })).toEqual(['activate-slot', 'contribute'])
  })

  test('tells what the presale kept', () => {
    const args = { account, inviter: other, amount: 5n, total: 50n }
    expect(verify(contributeFlow, native, [logOf('Contributed', args)])).toEqual({
      amount: 5n,
      inviter: other,
      total: 50n,
    })
    const others = [logOf('Contributed', { ...args, account: other })]
    expect(() => verify(contributeFlow, native, others)).toThrow(EventMissing)
  })
})

describe('a creation', () => {
  const reading = readPresaleDraft(typedPresale('normal', { inviterRates: ['5'] }), { now })
  if (!reading.ok) throw new Error('the draft is wrong')
  const input: CreatePresaleInput = {
    contracts: { factory },
    draft: reading.draft,
    presale,
    ipfsKey: 'info',
    feeWei: 2n,
    tokensNeeded: 10n,
    approvals: [{ token: other, spender: factory, amount: 10n }],
    setsLauncher: true,
    whitelistList: { root, ipfsKey: 'list' },
    slots: [{ address: other, level: 1 }],
  }

  test('does everything that belongs to the presale, in order, for one batch', () => {
    expect(createPresaleFlow.batchable).toBe(true)
    expect(createPresaleFlow.steps(input).map(({ id }) => id)).toEqual([
      'approve-0',
      'deploy',
      'set-launcher',
      'whitelist-root',
      'whitelist-0',
      'open-inviter',
    ])
    const permit = { token: other, value: 10n, deadline: 9n, signature: '0x12' } as const
    const plain = { ...input, permit, setsLauncher: false, slots: [] }
    expect(createPresaleFlow.steps(plain)[0]?.id).toBe('deploy')
    expect(callOf(createPresaleFlow, plain)).toMatchObject({
      to: factory,
      functionName: 'deployWithPermit',
      valueWei: 2n,
    })
  })

  test('is proven only at the address that its later steps act on', () => {
    const args = { owner: account, presale, templateId: 1n, id: 3n, feeWei: 2n }
    const prove = (change: object, emitter = factory) =>
      verify(
        createPresaleFlow,
        input,
        [logOf('PresaleDeployed', { ...args, ...change }, emitter)],
        1,
      )
    expect(prove({})).toMatchObject({ presale, id: 3n, feeWei: 2n })
    expect(() => prove({ presale: other })).toThrow(EventMissing)
    expect(() => prove({ owner: other })).toThrow(EventMissing)
    expect(() => prove({}, other)).toThrow(EventMissing)
  })
})

describe('the market of slots', () => {
  const contracts = { market }

  test('offers, takes back and sells at exactly the price', () => {
    const offer = { contracts, presale, priceWei: 5n, expiresAt: 9n }
    expect(callOf(slotFlows.offer, offer)).toMatchObject({
      to: market,
      functionName: 'add',
      args: [presale, 5n, 9n],
    })
    const offered = logOf('Offered', { saleId: 7n, presale, owner: account, price: 5n }, market)
    expect(verify(slotFlows.offer, offer, [offered])).toEqual({ saleId: 7n })
    expect(callOf(slotFlows.buy, { contracts, saleId: 7n, priceWei: 5n })).toMatchObject({
      functionName: 'submit',
      args: [7n],
      valueWei: 5n,
    })
    const sold = logOf('Sold', { saleId: 8n, buyer: account, price: 5n }, market)
    const buy = { contracts, saleId: 7n, priceWei: 5n }
    expect(() => verify(slotFlows.buy, buy, [sold])).toThrow(EventMissing)
    const canceled = logOf('OfferCanceled', { saleId: 7n }, market)
    expect(verify(slotFlows.cancel, { contracts, saleId: 7n }, [canceled])).toEqual({})
  })
})

test('a reward is proven for this presale and this inviter', () => {
  const input = { inviter: factory, presale, account: other }
  const paid = { presale, inviter: other, amount: 4n }
  const prove = (args: Args) =>
    verify(presaleActionFlows.claimReward, input, [logOf('RewardPaid', args, factory)])
  expect(prove(paid)).toEqual({ amount: 4n })
  expect(() => prove({ ...paid, presale: other })).toThrow(EventMissing)
  expect(() => prove({ ...paid, inviter: account })).toThrow(EventMissing)
  const own = { inviter: factory, presale, to: other }
  const paidOut = logOf('RewardPaid', { ...paid, inviter: account }, factory)
  expect(callOf(presaleActionFlows.claimRewardTo, own).args).toEqual([presale, other])
  expect(verify(presaleActionFlows.claimRewardTo, own, [paidOut])).toEqual({ amount: 4n })
})
