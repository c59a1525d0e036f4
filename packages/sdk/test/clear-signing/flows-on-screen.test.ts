import { getAddress, zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { sendBatchFlow } from '../../src/airdrop/multisend/flows/send-batch-flow.ts'
import { lockTokensFlow } from '../../src/lock/flows/lock-tokens-flow.ts'
import { templateIds } from '../../src/platform/template-id.ts'
import { contributeFlow } from '../../src/presale/flows/contribute-flow.ts'
import { createPresaleFlow } from '../../src/presale/flows/create-presale-flow.ts'
import { readPresaleDraft } from '../../src/presale/read-presale-draft.ts'
import { createPoolFlow } from '../../src/staking/flows/create-pool-flow.ts'
import { buildTokenDeployment } from '../../src/token/evm/build-token-deployment.ts'
import { draftOf } from '../typed-drafts.ts'
import { addressOf } from '../typed-locks.ts'
import { presaleNow, presaleToken, typedPresale } from '../typed-presales.ts'
import {
  account,
  amountOf,
  contract,
  ended,
  lineOf,
  owner,
  permit,
  screenOf,
  token,
  transactionOf,
} from './screen-of-flow.ts'

const allowance = { token, spender: contract, amount: 7_000n }

test('an allowance that a flow asks for', () => {
  const input = { presale: contract, currency: token, amount: 7_000n, inviter: zeroAddress }
  const transaction = transactionOf(contributeFlow, { ...input, approvals: [allowance] }, 0)
  const lines = [
    ['', 'Approve tokens'],
    ['Spender', contract],
    ['Amount at most', amountOf(7_000n, token)],
  ]
  expect(screenOf('erc20', transaction)).toEqual(lines)
  expect(screenOf('token', transaction)).toEqual(lines)
})

describe('a contribution', () => {
  const input = {
    presale: contract,
    currency: zeroAddress,
    amount: 5n * 10n ** 17n,
    inviter: owner,
    approvals: [],
  } as const

  test('in native currency', () => {
    expect(screenOf('presale', transactionOf(contributeFlow, input))).toEqual([
      ['', 'Contribute to a presale'],
      ['Amount (base units)', '500000000000000000'],
      ['Inviter', owner],
      ['Value sent', '0.5 native'],
    ])
  })

  test('with a signed allowance, whose bytes are not shown', () => {
    const signed = transactionOf(contributeFlow, {
      ...input,
      currency: token,
      amount: 7_000n,
      permit,
    })
    expect(screenOf('presale', signed)).toEqual([
      ['', 'Contribute to a presale'],
      ['Amount (base units)', '7000'],
      ['Inviter', owner],
      ['Allowance ends', ended],
    ])
  })
})

test('a lock with a schedule', () => {
  const draft = {
    locker: 'token',
    asset: token,
    amount: 2_500_000n,
    owner,
    unlockAt: 1_900_000_000n,
    schedule: { cliffAt: 1_800_000_000, firstBps: 1_250, cycleSeconds: 90_061, cycleBps: 50 },
    isRebasing: false,
    isMigratable: true,
  } as const
  const input = { locker: contract, draft, approvals: [], permit }
  expect(screenOf('token-locker', transactionOf(lockTokensFlow, input))).toEqual([
    ['', 'Lock tokens'],
    ['Token', token],
    ['Amount', amountOf(2_500_000n, token)],
    ['Owner', owner],
    ['Locked until', ended],
    ['Counts in shares', 'false'],
    ['Can migrate', 'true'],
    ['First release', '2027-01-15T08:00:00.000Z'],
    ['Released then', '12.5 %'],
    ['Then each', '25:01:01'],
    ['Further parts of', '0.5 %'],
    ['Allowance ends', ended],
  ])
})

test('a payment to many: each receiver with its own amount', () => {
  const input = {
    multisend: contract,
    asset: { kind: 'token', address: token },
    isDirect: false,
    listId: 77n,
    number: 1,
    recipients: [account, owner],
    values: [1_500_000n, 3n],
    approvals: [],
    allowed: 1_500_003n,
    opens: false,
    closes: false,
  } as const
  expect(screenOf('multisend', transactionOf(sendBatchFlow, input))).toEqual([
    ['', 'Send tokens to many'],
    ['Token', token],
    ['List', '77'],
    ['Part of the list', '1'],
    ['Receiver', account],
    ['Receiver', owner],
    ['Amount', amountOf(1_500_000n, token)],
    ['Amount', amountOf(3n, token)],
  ])
})

test('a staking pool', () => {
  const draft = {
    kind: 'lp',
    stakedToken: addressOf('51'),
    rewardToken: token,
    admin: owner,
    rewardPerSecond: 7n,
    startTime: 1_800_000_000n,
    endTime: 1_900_000_000n,
    stakeDeadline: 1_800_000_000n,
    limit: 5n,
    limitSeconds: 60n,
    lockSeconds: 3_600n,
    inviteBps: 250n,
  } as const
  const input = { poolFactory: contract, draft, ipfsKey: 'bafy', feeWei: 10n ** 16n }
  const created = transactionOf(createPoolFlow, { ...input, totalMax: 99n, approvals: [] })
  expect(screenOf('pool-factory', created)).toEqual([
    ['', 'Create a staking pool'],
    ['Kind of pool', 'Stakes liquidity'],
    ['Staked asset', addressOf('51')],
    ['Reward token', token],
    ['Reward per second', amountOf(7n, token)],
    ['Starts', '2027-01-15T08:00:00.000Z'],
    ['Ends', ended],
    ['Limit per account', '5'],
    ['Limit applies for', '00:01:00'],
    ['Stake locked for', '01:00:00'],
    ['Last day to stake', '2027-01-15T08:00:00.000Z'],
    ['Rebate to inviters', '2.5 %'],
    ['Admin', owner],
    ['Information (IPFS)', 'bafy'],
    ['Fee', '0.01 native'],
  ])
})

test.each(['normal', 'fair', 'private'] as const)(
  'a %s presale, with every one of its terms',
  (kind) => {
    const reading = readPresaleDraft(typedPresale(kind), { now: presaleNow })
    if (!reading.ok) throw new Error('the draft is wrong')
    const { draft } = reading
    const screen = screenOf(
      'presale-factory',
      transactionOf(createPresaleFlow, {
        contracts: { factory: contract },
        draft,
        presale: addressOf('5a'),
        ipfsKey: 'bafy',
        feeWei: 10n ** 17n,
        tokensNeeded: 1n,
        approvals: [],
        setsLauncher: false,
        slots: [],
      }),
    )
    // Intent, kind, four addresses, twenty-three numbers, information and fee.
    expect(screen).toHaveLength(31)
    expect(lineOf(screen, 'Token for sale')).toEqual([getAddress(presaleToken)])
    expect(lineOf(screen, 'Hard cap')).toEqual(['100 native'])
    expect(lineOf(screen, 'Max buy')).toEqual(['10 native'])
    expect(lineOf(screen, 'Starts')).toEqual([
      new Date(Number(draft.startTime) * 1000).toISOString(),
    ])
    expect(lineOf(screen, 'Liquidity')).toEqual([kind === 'private' ? '0 %' : '60 %'])
    expect(lineOf(screen, 'Liquidity locked for')).toEqual([
      kind === 'private' ? '00:00:00' : '00:05:00',
    ])
    expect(lineOf(screen, 'Released at first')).toEqual([kind === 'private' ? '20 %' : '0 %'])
    expect(lineOf(screen, 'Whitelist')).toEqual([
      kind === 'private' ? 'Listed wallets only' : 'No whitelist',
    ])
    expect(lineOf(screen, 'Fee')).toEqual(['0.1 native'])
  },
)

test.each(templateIds)('a token of template %s: name, supply and receiver', (templateId) => {
  const draft = draftOf(templateId)
  const params = { draft, seed: `0x${'5'.repeat(24)}`, feeWei: 10n ** 15n } as const
  const screen = screenOf(
    'token-factory',
    buildTokenDeployment({ factory: contract, detector: contract }, params),
  )
  expect(lineOf(screen, '')).toEqual(['Create a token'])
  expect(lineOf(screen, 'Name')).toEqual(['Harbour'])
  expect(lineOf(screen, 'Symbol')).toEqual(['HRB'])
  expect(lineOf(screen, 'Supply (base units)')).toEqual([String(draft.totalSupply)])
  expect(lineOf(screen, 'Decimals')).toEqual(['18'])
  expect(lineOf(screen, 'Receives the supply')).toEqual([draft.receiver])
  expect(lineOf(screen, 'Between two mints')).toEqual(['72:00:00'])
  expect(lineOf(screen, 'Max per mint')).toEqual(['20 %'])
  expect(lineOf(screen, 'Can be minted')).toEqual(['true'])
  expect(lineOf(screen, 'Fee')).toEqual(['0.001 native'])
  expect(lineOf(screen, 'Kind of token')).not.toEqual([String(templateId)])
})
