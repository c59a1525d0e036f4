import { zeroAddress } from 'viem'
import { describe, expect, test } from 'vitest'
import { addLiquidityFlow } from '../../src/token/launch/add-liquidity-flow.ts'
import { launchFlow } from '../../src/token/launch/launch-flow.ts'
import { addressOf } from '../typed-locks.ts'
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

describe('liquidity, each amount in its own token', () => {
  const quote = addressOf('0113')
  const input = {
    token,
    quote,
    router: contract,
    factory: addressOf('fa'),
    pair: zeroAddress,
    tokenAmount: 2_000_000n,
    quoteAmount: 3_000_000n,
    minTokenAmount: 1_000_000n,
    minQuoteAmount: 1_500_000n,
    to: owner,
    deadline: 1_900_000_000n,
    approvals: [],
  }

  test('of two tokens', () => {
    expect(screenOf('v2-router', transactionOf(addLiquidityFlow, input))).toEqual([
      ['', 'Add liquidity'],
      ['First token', token],
      ['First amount', amountOf(2_000_000n, token)],
      ['First at least', amountOf(1_000_000n, token)],
      ['Second token', quote],
      ['Second amount', amountOf(3_000_000n, quote)],
      ['Second at least', amountOf(1_500_000n, quote)],
      ['Receiver', owner],
      ['Valid until', ended],
    ])
  })

  test('with native currency', () => {
    const native = { ...input, quote: zeroAddress, quoteAmount: 10n ** 18n, minQuoteAmount: 1n }
    expect(screenOf('v2-router', transactionOf(addLiquidityFlow, native))).toEqual([
      ['', 'Add liquidity'],
      ['Token', token],
      ['Tokens', amountOf(2_000_000n, token)],
      ['Tokens at least', amountOf(1_000_000n, token)],
      ['Native currency', '1 native'],
      ['Native at least', '0.000000000000000001 native'],
      ['Receiver', owner],
      ['Valid until', ended],
    ])
  })
})

test('a launch: the pool gets tokens and quote currency, each permit its own token', () => {
  const quote = addressOf('0113')
  const terms = {
    venueFactory: addressOf('fa'),
    quote,
    tokenAmount: 2_000_000n,
    quoteAmount: 3_000_000n,
    maxRepairBps: 100n,
    unlockAt: 1_900_000_000n,
    lockOwner: owner,
    tokenReceiver: owner,
    purchases: [{ to: account, quoteAmount: 5n, minTokens: 6n }],
    deadline: 1_900_000_000n,
  }
  const launched = transactionOf(launchFlow, {
    launchPad: contract,
    subject: { kind: 'existing', token },
    terms,
    valueWei: 0n,
    needsLauncher: false,
    approvals: [],
    permits: [permit, { ...permit, token: quote, value: 3_000_005n }],
  })
  const screen = screenOf('launch-pad', launched)
  const lines: readonly (readonly [string, readonly string[]])[] = [
    ['Kind of token', ['Token exists already']],
    ['Tokens to the pool', [amountOf(2_000_000n, token)]],
    ['Paid to the pool', [amountOf(3_000_000n, quote)]],
    ['Price-repair budget', ['1 %']],
    ['Liquidity locked to', [ended]],
    ['First buyer pays', [amountOf(5n, quote)]],
    ['And gets at least', [amountOf(6n, token)]],
    ['Allowed amount', [amountOf(7_000n, token), amountOf(3_000_005n, quote)]],
  ]
  for (const [label, texts] of lines) expect(lineOf(screen, label)).toEqual(texts)
})
