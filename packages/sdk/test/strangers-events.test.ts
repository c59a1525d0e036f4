import {
  inviterAbi,
  launchPadAbi,
  liquidityLockerAbi,
  nftLockerAbi,
  openingVaultAbi,
  poolRepairAbi,
  presaleAbi,
  presaleFactoryAbi,
  standardTokenAbi,
  tokenFactoryAbi,
  tokenLockerAbi,
  whitelistMarketAbi,
} from '@slipway/deployments/abi'
import { type Abi, type Address, getAddress, type Log, parseAbi, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { dividendAbi } from '../src/evm/dividend-abi.ts'
import type { FlowContext, FlowDefinition } from '../src/flow/types.ts'
import { liquidityLockFlows } from '../src/lock/flows/liquidity-lock-flows.ts'
import { nftLockFlows } from '../src/lock/flows/nft-lock-flows.ts'
import { tokenLockFlows } from '../src/lock/flows/token-lock-flows.ts'
import { poolRepairFlow } from '../src/pool-repair/pool-repair-flow.ts'
import { contributeFlow } from '../src/presale/flows/contribute-flow.ts'
import { createPresaleFlow } from '../src/presale/flows/create-presale-flow.ts'
import { presaleActionFlows } from '../src/presale/flows/presale-action-flows.ts'
import { createTokenFlow } from '../src/token/flows/create-token-flow.ts'
import { tokenActionFlows } from '../src/token/flows/token-action-flows.ts'
import { addLiquidityFlow } from '../src/token/launch/add-liquidity-flow.ts'
import { launchFlow } from '../src/token/launch/launch-flow.ts'
import { openingFlows } from '../src/token/launch/opening-flows.ts'
import { slotFlows } from '../src/whitelist-market/slot-flows.ts'
import { eventLog } from './event-log.ts'

const at = (digits: string): Address => getAddress(`0x${digits.padStart(40, '0')}`)
const [account, stranger, token, emitter, quote, pair, other] = [
  at('a1'),
  at('b2'),
  at('70'),
  at('e0'),
  at('71'),
  at('c1'),
  at('c2'),
]
const context: FlowContext = { chainId: 1, account, results: {} }

type Args = Readonly<Record<string, unknown>>

function verify(flow: unknown, input: Args, logs: readonly Log[]) {
  const step = (flow as FlowDefinition<Args>).steps(input).at(-1)
  const mined = { transactionHash: '0x01', blockHash: '0x02', blockNumber: 1n } as const
  return step?.verify(input, { ...mined, succeeded: true, logs }, context)
}

/** One kind: its event with what tells it from a stranger's, and what is read from it. */
interface Kind {
  readonly flow: unknown
  readonly input: Args
  readonly abi: Abi
  readonly event: string
  readonly ours: Args
  readonly theirs: Args
  readonly values: Args
}

const presale = { presale: emitter }
const lock = { locker: emitter, lockId: 7n, approvals: [] }
const ownLock = { ours: { lockId: 7n }, theirs: { lockId: 8n } }
const opening = { vault: emitter, openingId: 7n, approvals: [] }
const own = { ours: { account }, theirs: { account: stranger } }
const bought = { ours: { owner: account }, theirs: { owner: stranger } }

const kinds: Readonly<Record<string, Kind>> = {
  'a contribution': {
    flow: contributeFlow,
    input: { ...presale, approvals: [] },
    abi: presaleAbi,
    event: 'Contributed',
    ...own,
    values: { amount: 5n, total: 9n, inviter: other },
  },
  'a refund': {
    flow: presaleActionFlows.refund,
    input: presale,
    abi: presaleAbi,
    event: 'Refunded',
    ...own,
    values: { amount: 5n, feeKept: 1n },
  },
  'a claim': {
    flow: presaleActionFlows.claim,
    input: presale,
    abi: presaleAbi,
    event: 'Claimed',
    ...own,
    values: { tokens: 5n, excess: 1n },
  },
  'an exit fee': {
    flow: presaleActionFlows.reclaimExitFee,
    input: { ...presale, account },
    abi: presaleAbi,
    event: 'ExitFeeReturned',
    ...own,
    values: { amount: 5n },
  },
  'a reward': {
    flow: presaleActionFlows.claimReward,
    input: { inviter: emitter, presale: other, account },
    abi: inviterAbi,
    event: 'RewardPaid',
    ours: { presale: other, inviter: account },
    theirs: { presale: other, inviter: stranger },
    values: { amount: 5n },
  },
  'times of a presale': {
    flow: presaleActionFlows.setTime,
    input: { ...presale, startTime: 4, endTime: 9 },
    abi: presaleAbi,
    event: 'TimeSet',
    ours: { startTime: 4n, endTime: 9n },
    theirs: { startTime: 3n, endTime: 8n },
    values: {},
  },
  'a presale': {
    flow: createPresaleFlow,
    input: {
      contracts: { factory: emitter },
      presale: other,
      permit: {},
      slots: [],
      draft: { inviterRatesBps: [] },
    },
    abi: presaleFactoryAbi.filter((item) => item.type === 'event'),
    event: 'PresaleDeployed',
    ours: { owner: account, presale: other, addressParams: [], numberParams: [], ipfsKey: '' },
    theirs: { owner: stranger, presale: pair, addressParams: [], numberParams: [], ipfsKey: '' },
    values: { id: 5n, feeWei: 2n, tokensDeposited: 3n },
  },
  'an offered slot': {
    flow: slotFlows.offer,
    input: { contracts: { market: emitter }, presale: other, priceWei: 5n },
    abi: whitelistMarketAbi,
    event: 'Offered',
    ours: { presale: other, price: 5n, owner: account },
    theirs: { presale: other, price: 5n, owner: stranger },
    values: { saleId: 3n },
  },
  'an addition to a lock of tokens': {
    flow: tokenLockFlows.increment,
    input: lock,
    abi: tokenLockerAbi,
    event: 'Incremented',
    ...ownLock,
    values: { amount: 5n, units: 4n },
  },
  'a moved lock of tokens': {
    flow: tokenLockFlows.migrate,
    input: { ...lock, successor: other },
    abi: tokenLockerAbi,
    event: 'Migrated',
    ours: { lockId: 7n, successor: other },
    theirs: { lockId: 8n, successor: other },
    values: { successorLockId: 5n, amount: 4n, arrived: 3n },
  },
  'a withdrawal from a lock of tokens': {
    flow: tokenLockFlows.withdraw,
    input: { ...lock, units: 2n },
    abi: tokenLockerAbi,
    event: 'Withdrawn',
    ours: { lockId: 7n, units: 2n },
    theirs: { lockId: 8n, units: 2n },
    values: { amount: 5n },
  },
  'a divided lock of tokens': {
    flow: tokenLockFlows.split,
    input: { ...lock, units: 2n },
    abi: tokenLockerAbi,
    event: 'Split',
    ours: { lockId: 7n, units: 2n },
    theirs: { lockId: 8n, units: 2n },
    values: { newLockId: 9n },
  },
  'an addition to a lock of liquidity': {
    flow: liquidityLockFlows.increment,
    input: lock,
    abi: liquidityLockerAbi,
    event: 'Incremented',
    ...ownLock,
    values: { amount: 5n },
  },
  'a divided lock of liquidity': {
    flow: liquidityLockFlows.split,
    input: { ...lock, amount: 2n },
    abi: liquidityLockerAbi,
    event: 'Split',
    ours: { lockId: 7n, amount: 2n },
    theirs: { lockId: 8n, amount: 2n },
    values: { newLockId: 9n },
  },
  'an NFT that left its lock': {
    flow: nftLockFlows.withdraw,
    input: lock,
    abi: nftLockerAbi,
    event: 'Withdrawn',
    ...ownLock,
    values: { collection: other, nftId: 5n, owner: account },
  },
  'fees of a locked position': {
    flow: nftLockFlows.collectFees,
    input: lock,
    abi: nftLockerAbi,
    event: 'FeesCollected',
    ...ownLock,
    values: { receiver: account, token0: token, token1: other, amount0: 5n, amount1: 4n },
  },
  'a commitment': {
    flow: openingFlows.commit,
    input: { ...opening, account },
    abi: openingVaultAbi,
    event: 'Committed',
    ours: { openingId: 7n, account },
    theirs: { openingId: 7n, account: stranger },
    values: { amount: 5n },
  },
  'a cleared opening': {
    flow: openingFlows.clear,
    input: opening,
    abi: openingVaultAbi,
    event: 'Cleared',
    ours: { openingId: 7n },
    theirs: { openingId: 8n },
    values: { spent: 5n, bought: 4n },
  },
  'tokens of an opening': {
    flow: openingFlows.claimFor,
    input: { ...opening, account },
    abi: openingVaultAbi,
    event: 'Claimed',
    ours: { openingId: 7n, account },
    theirs: { openingId: 7n, account: stranger },
    values: { tokens: 5n, quoteBack: 4n },
  },
  'money back from an opening': {
    flow: openingFlows.refundFor,
    input: { ...opening, account },
    abi: openingVaultAbi,
    event: 'Refunded',
    ours: { openingId: 7n, account },
    theirs: { openingId: 7n, account: stranger },
    values: { amount: 5n },
  },
  'a launch': {
    flow: launchFlow,
    input: { launchPad: emitter, subject: { kind: 'new' }, approvals: [] },
    abi: launchPadAbi,
    event: 'Launched',
    ...bought,
    values: { token, pair, liquidity: 5n, lockId: 4n, unlockAt: 3n, openingId: 2n },
  },
  'a dividend': {
    flow: tokenActionFlows.claimDividend,
    input: { token: emitter },
    abi: dividendAbi,
    event: 'DividendPaid',
    ...own,
    values: { amount: 5n },
  },
  'a new token': {
    flow: createTokenFlow,
    input: { contracts: { factory: emitter } },
    abi: tokenFactoryAbi,
    event: 'TokenDeployed',
    ours: { owner: account, name: '', symbol: '' },
    theirs: { owner: stranger, name: '', symbol: '' },
    values: { token, infoId: 5n, feeWei: 4n },
  },
  'minted tokens': {
    flow: tokenActionFlows.mint,
    input: { token: emitter, to: account, amount: 3n },
    abi: standardTokenAbi,
    event: 'Minted',
    ours: { to: account, amount: 3n },
    theirs: { to: stranger, amount: 3n },
    values: { nextMintAt: 5n },
  },
  'burned tokens': {
    flow: tokenActionFlows.burn,
    input: { token: emitter, amount: 3n },
    abi: standardTokenAbi,
    event: 'Transfer',
    ours: { from: account, to: zeroAddress },
    theirs: { from: stranger, to: other },
    values: { amount: 3n },
  },
}

test.each(Object.entries(kinds))(
  '%s is read from its own event, not from a stranger’s',
  (_name, { flow, input, abi, event, ours, theirs, values }) => {
    const alone = [eventLog(abi, event, { ...ours, ...values }, emitter)]
    const first = eventLog(abi, event, theirs, emitter)
    const result = verify(flow, input, [first, ...alone])
    expect(result).toEqual(verify(flow, input, alone))
    expect(result).toMatchObject(values)
    expect(() => verify(flow, input, [first])).toThrow()
  },
)

test('a repaired pool is the one that was ordered', () => {
  const wish = { token, quote, tokenAmount: 6n, quoteAmount: 3n }
  const input = {
    poolRepair: emitter,
    quoteToken: quote,
    params: { wish, to: account },
    approvals: [],
    permits: [],
  }
  const fixed = (args: Args) =>
    eventLog(poolRepairAbi, 'PoolFixed', { token, quote, to: account, ...args }, emitter)
  const sync = (reserve0: bigint, of: Address) =>
    eventLog(
      parseAbi(['event Sync(uint112 reserve0, uint112 reserve1)']),
      'Sync',
      { reserve0, reserve1: 3n },
      of,
    )
  const logs = [
    fixed({ caller: stranger, pair: other, tokenIn: 1n }),
    sync(60n, other),
    fixed({ caller: account, pair, tokenIn: 6n }),
    sync(6n, pair),
  ]
  expect(verify(poolRepairFlow, input, logs)).toMatchObject({ pair, tokenIn: 6n, tokenReserve: 6n })
})

describe('added liquidity', () => {
  const factory = emitter
  const router = at('e1')
  const input = { token, quote, router, factory, pair: zeroAddress, to: account, approvals: [] }
  const abi = parseAbi([
    'event PairCreated(address indexed token0, address indexed token1, address pair, uint256 length)',
    'event Mint(address indexed sender, uint256 amount0, uint256 amount1)',
    'event Transfer(address indexed from, address indexed to, uint256 value)',
  ])
  const created = (token1: Address, of: Address) =>
    eventLog(abi, 'PairCreated', { token0: token, token1, pair: of }, factory)
  const given = (to: Address, value: bigint, of: Address) => [
    eventLog(abi, 'Transfer', { to, value }, of),
    eventLog(abi, 'Mint', { sender: router, amount0: value, amount1: value }, of),
  ]
  const ours = { pair, liquidity: 6n, amount0: 6n, amount1: 6n }

  test('of a new pool is that of both tokens', () => {
    const logs = [
      created(at('72'), other),
      ...given(account, 9n, other),
      created(quote, pair),
      ...given(account, 6n, pair),
    ]
    expect(verify(addLiquidityFlow, input, logs)).toEqual(ours)
    expect(() => verify(addLiquidityFlow, input, logs.slice(0, 3))).toThrow()
  })

  test('against native currency is in the pool that paid its receiver', () => {
    const logs = [
      created(at('72'), other),
      ...given(stranger, 9n, other),
      created(quote, pair),
      ...given(account, 6n, pair),
    ]
    expect(verify(addLiquidityFlow, { ...input, quote: zeroAddress }, logs)).toEqual(ours)
  })

  test('of a known pool is what its receiver got, not who came before', () => {
    const logs = [...given(stranger, 9n, pair), ...given(account, 6n, pair)]
    expect(verify(addLiquidityFlow, { ...input, pair }, logs)).toEqual(ours)
  })
})
