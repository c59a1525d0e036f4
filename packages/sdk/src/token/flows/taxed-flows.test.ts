import {
  type Abi,
  type Address,
  decodeFunctionData,
  encodeAbiParameters,
  encodeEventTopics,
  getAbiItem,
  getAddress,
  type Log,
} from 'viem'
import { describe, expect, test } from 'vitest'
import {
  dividendAbi,
  liquidityDividendAbi,
  nftDividendAbi,
  referralAbi,
} from '../../evm/dividend-abi.ts'
import { EventMissing } from '../../evm/event-missing.ts'
import { taxedTokenAbi } from '../../evm/taxed-token-abi.ts'
import { actionName } from '../../flow/action-name.ts'
import type { FlowContext, FlowDefinition, FlowReceipt } from '../../flow/types.ts'
import { tokenActionFlows } from './token-action-flows.ts'

const abi: Abi = [
  ...taxedTokenAbi,
  ...dividendAbi,
  ...liquidityDividendAbi,
  ...nftDividendAbi,
  ...referralAbi,
]
const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [token, account, other] = [at('a1'), at('a2'), at('a3')]
const context: FlowContext = { chainId: 1, account, results: {} }

interface AnyEvent {
  readonly name: string
  readonly args?: Readonly<Record<string, unknown>>
}

interface AbiEventItem {
  readonly inputs: readonly { readonly name: string; readonly type: string; indexed?: boolean }[]
}

function logOf({ name, args = {} }: AnyEvent, address: Address = token): Log {
  const item = getAbiItem({ abi, name }) as unknown as AbiEventItem
  const plain = item.inputs.filter(({ indexed }) => !indexed)
  const values = plain.map(({ name: input }) => args[input] ?? 0n)
  const topics = encodeEventTopics({ abi, eventName: name, args })
  return { address, topics, data: encodeAbiParameters(plain, values) } as unknown as Log
}

const receiptOf = (logs: readonly Log[]): FlowReceipt => ({
  transactionHash: '0x01',
  blockHash: '0x02',
  blockNumber: 1n,
  succeeded: true,
  logs,
})

type Flows = typeof tokenActionFlows
type Row = readonly [
  name: keyof Flows,
  input: Readonly<Record<string, unknown>>,
  args: readonly unknown[],
  /** Absent for acts that leave a mark only where there was something to do. */
  event: AnyEvent | undefined,
]

const taxes = { buy: 1n, sell: 2n, transfer: 3n, addPool: 4n, removePool: 5n }
const taxesSet = { buyBps: 1n, sellBps: 2n, transferBps: 3n, addPoolBps: 4n, removePoolBps: 5n }
const shares = { burn: 1n, liquidity: 2n, marketing: 97n, dividend: 0n }
const lock = { locker: other, lockId: 7n }
const rebateBps = [5n, 4n, 3n, 2n, 1n, 0n, 0n]

const rows: readonly Row[] = [
  ['launch', {}, [], { name: 'Launched', args: { pair: other, killBlocks: 2n } }],
  ['startLiquidityPhase', {}, [], { name: 'LiquidityPhaseStarted', args: { pair: other } }],
  ['stopLiquidityPhase', {}, [], { name: 'LiquidityPhaseStopped' }],
  ['setLauncher', { launcher: other }, [other], { name: 'LauncherSet', args: { launcher: other } }],
  ['setTaxes', taxes, [1n, 2n, 3n, 4n, 5n], { name: 'TaxesSet', args: taxesSet }],
  ['setShares', shares, [1n, 2n, 97n, 0n], { name: 'SharesSet', args: shares }],
  ['disableTaxChange', {}, [], { name: 'TaxChangeDisabled' }],
  ['setWalletLimit', { amount: 9n }, [9n], { name: 'WalletLimitSet', args: { amount: 9n } }],
  ['disableWalletLimit', {}, [], { name: 'WalletLimitDisabled' }],
  ['setSwapLimit', { amount: 9n }, [9n], { name: 'SwapLimitSet', args: { amount: 9n } }],
  ['disableSwapLimit', {}, [], { name: 'SwapLimitDisabled' }],
  [
    'setBlacklist',
    { accounts: [other], listed: true },
    [[other], true],
    { name: 'BlacklistSet', args: { account: other, listed: true } },
  ],
  ['disableBlacklist', {}, [], { name: 'BlacklistDisabled' }],
  [
    'setMarketingWallet',
    { wallet: other },
    [other],
    { name: 'MarketingWalletSet', args: { wallet: other } },
  ],
  [
    'addExemption',
    { account: other, directions: 1 },
    [other, 1],
    { name: 'ExemptionAdded', args: { account: other, directions: 3 } },
  ],
  ['setFissionCount', { count: 3n }, [3n], { name: 'FissionCountSet', args: { count: 3n } }],
  ['setSwapThreshold', { amount: 9n }, [9n], { name: 'SwapThresholdSet', args: { amount: 9n } }],
  // A step that an earlier sale left may leave no event at all.
  ['swapBack', {}, [], undefined],
  ['registerPair', { pair: other }, [other], { name: 'PairRegistered', args: { pair: other } }],
  [
    'setDividendThreshold',
    { threshold: 9n },
    [9n],
    { name: 'DividendThresholdSet', args: { threshold: 9n } },
  ],
  [
    'setDividendInterval',
    { intervalBlocks: 9n },
    [9n],
    { name: 'DividendIntervalSet', args: { blocks: 9n } },
  ],
  ['claimDividend', {}, [], { name: 'DividendPaid', args: { account, amount: 5n } }],
  [
    'claimDividendFor',
    { account: other },
    [other],
    { name: 'DividendPaid', args: { account: other, amount: 5n } },
  ],
  ['refreshShare', { account: other }, [other], undefined],
  ['distribute', {}, [], undefined],
  ['stakeLp', { amount: 9n }, [9n], { name: 'LpStaked', args: { account, amount: 9n } }],
  ['unstakeLp', { amount: 9n }, [9n], { name: 'LpUnstaked', args: { account, amount: 9n } }],
  ['creditLock', lock, [other, 7n], { name: 'LockCredited', args: { ...lock, account } }],
  ['syncLock', lock, [other, 7n], undefined],
  [
    'setNftDividend',
    { perNft: 1n, trigger: 2n },
    [1n, 2n],
    { name: 'NftDividendSet', args: { perNft: 1n, trigger: 2n } },
  ],
  [
    'setNftBlacklist',
    { tokenIds: [4n], listed: true },
    [[4n], true],
    { name: 'NftBlacklistSet', args: { tokenId: 4n, listed: true } },
  ],
  ['claimNftDividends', { tokenIds: [4n] }, [[4n]], undefined],
  ['activateNfts', { tokenIds: [4n] }, [[4n]], undefined],
  ['setRebates', { rebateBps }, [rebateBps], { name: 'RebatesSet', args: { rebateBps } }],
  ['setBindInterval', { blocks: 9n }, [9n], { name: 'BindIntervalSet', args: { blocks: 9n } }],
  [
    'acceptInviter',
    { inviter: other },
    [other],
    { name: 'InviterBound', args: { inviter: other, invitee: account } },
  ],
]

/** The only step of a flow, with the input that its row gives. */
function stepOf(name: keyof Flows, input: Row[1]) {
  const definition = tokenActionFlows[name] as unknown as FlowDefinition<unknown>
  const whole = { token, ...input }
  const [step, ...more] = definition.steps(whole)
  if (!step || more.length > 0) throw new Error(`${name} has not one step`)
  return {
    name: definition.name,
    build: () => step.build(whole, context),
    verify: (logs: readonly Log[]) => step.verify(whole, receiptOf(logs), context),
  }
}

describe.each(rows)('%s', (name, input, args, event) => {
  test('calls the function of its name, sends no currency, and is found again by its own name', () => {
    const step = stepOf(name, input)
    const { to, data, valueWei } = step.build()
    expect({ to, valueWei }).toEqual({ to: token, valueWei: 0n })
    const called = decodeFunctionData({ abi, data })
    expect(called.functionName).toBe(name)
    expect(called.args ?? []).toEqual(args)
    expect(step.name).toBe(`token-${actionName(name)}`)
  })

  test.runIf(event)('is proven by the event of the token itself', () => {
    const step = stepOf(name, input)
    if (!event) return
    expect(() => step.verify([logOf(event)])).not.toThrow()
    expect(() => step.verify([logOf(event, other)])).toThrow(EventMissing)
    expect(() => step.verify([])).toThrow(EventMissing)
  })
})

describe('an event with other values proves nothing', () => {
  test.each<readonly [keyof Flows, Row[1], AnyEvent]>([
    ['setTaxes', taxes, { name: 'TaxesSet', args: { ...taxesSet, sellBps: 9n } }],
    [
      'setBlacklist',
      { accounts: [other], listed: true },
      { name: 'BlacklistSet', args: { account: other, listed: false } },
    ],
    [
      'setBlacklist',
      { accounts: [other, token], listed: true },
      { name: 'BlacklistSet', args: { account: other, listed: true } },
    ],
    [
      'claimDividendFor',
      { account: other },
      { name: 'DividendPaid', args: { account, amount: 5n } },
    ],
    ['stakeLp', { amount: 9n }, { name: 'LpStaked', args: { account, amount: 8n } }],
    [
      'acceptInviter',
      { inviter: other },
      { name: 'InviterBound', args: { inviter: token, invitee: account } },
    ],
  ])('%s', (name, input, event) => {
    expect(() => stepOf(name, input).verify([logOf(event)])).toThrow(EventMissing)
  })
})

test('payments of NFTs are counted, those of other tokens are not', () => {
  const paid = (tokenId: bigint, amount: bigint, from = token) =>
    logOf({ name: 'NftDividendPaid', args: { tokenId, owner: account, amount } }, from)
  const { verify } = stepOf('claimNftDividends', { tokenIds: [1n, 2n] })
  expect(verify([paid(1n, 5n), paid(2n, 6n), paid(3n, 7n, other)])).toEqual({
    paid: 2,
    amount: 11n,
  })
  expect(verify([])).toEqual({ paid: 0, amount: 0n })
})

test('payouts to NFTs are counted: a distribution that had none is mined all the same', () => {
  const payout = (from = token) =>
    logOf({ name: 'NftPayout', args: { amountPerNft: 5n, activeNfts: 2n } }, from)
  const { verify } = stepOf('distribute', {})
  expect(verify([payout(), payout(other)])).toEqual({ payouts: 1, added: 0n })
  expect(verify([])).toEqual({ payouts: 0, added: 0n })
})

test('every act of a taxed token is in the table, and every name is its own', () => {
  const plain = [
    'mint',
    'disableMint',
    'changeUri',
    'freezeUri',
    'transferOwnership',
    'renounce',
    'burn',
  ]
  const named = rows.map(([name]) => name as string)
  expect([...named, ...plain].sort()).toEqual(Object.keys(tokenActionFlows).sort())
  const names = Object.values(tokenActionFlows).map(({ name }) => name)
  expect(new Set(names).size).toBe(names.length)
})

test('a swap-back tells what the token itself sold or added, and nothing where it only made a step', () => {
  const { verify } = stepOf('swapBack', {})
  const sold = { name: 'SwappedBack', args: { soldTokens: 5n } }
  expect(verify([logOf(sold, other), logOf(sold)])).toMatchObject({ soldTokens: 5n })
  expect(verify([logOf(sold, other)])).toEqual({})
  expect(verify([])).toEqual({})
})

test('a distribution tells what it brought in for the holders of the token itself', () => {
  const { verify } = stepOf('distribute', {})
  const added = { name: 'DividendsAdded', args: { amount: 5n } }
  expect(verify([logOf(added), logOf(added, other)])).toEqual({ payouts: 0, added: 5n })
})
