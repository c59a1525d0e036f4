import { type Address, zeroAddress } from 'viem'
import { readAddress } from '../shared/read-address.ts'
import { readDecimal, readPercent, readWhole } from '../shared/read-number.ts'
import {
  type RepairIssue,
  type RepairIssueCollector,
  type RepairPlace,
  type RepairWishInput,
  readRepairWish,
} from './read-repair-wish.ts'
import { calculateMinLiquidity, calculateUsualBudget, judgeBudget } from './repair-budget.ts'
import { repairLimits } from './repair-limits.ts'
import type { PoolReport, RepairParams, RepairWish } from './types.ts'

/** A repair as typed. */
export interface RepairInput extends RepairWishInput {
  /** `usual`: what the forecast asks for with head-room; `own`: as typed. */
  readonly budget: 'usual' | 'own'
  /** Whole units; read only for `own`. */
  readonly maxTokenLoss: string
  readonly maxQuoteLoss: string
  /** Percent of the foreseen liquidity that may be missing. */
  readonly slippagePercent: string
  readonly to: string
  /** How long the params can be used. */
  readonly minutes: string
}

/** What is known of pool, wallet and clock beside the typed words. */
export interface RepairContext extends RepairPlace {
  readonly poolRepair: Address
  /** The zero address while there is no pool. */
  readonly pair: Address
  /** Unix seconds of the chain's newest block. */
  readonly now: number
  /** The repair contract's forecast for the stated price; without it there are no params yet. */
  readonly report?: PoolReport | undefined
  /** What the wallet holds of each side, in base units; undefined where it is not known. */
  readonly tokenBalance?: bigint | undefined
  readonly quoteBalance?: bigint | undefined
}

/** Params in the contract's own units, or everything that is wrong with the form; nothing is wrong while the forecast is awaited. */
export type RepairReading =
  | { readonly ok: true; readonly params: RepairParams }
  | { readonly ok: false; readonly issues: readonly RepairIssue[] }

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()
const secondsOfMinute = 60n

function readReceiver(text: string, context: RepairContext, report: RepairIssueCollector): Address {
  const reading = readAddress(text)
  if (!reading.ok) {
    report('to', reading.code)
    return zeroAddress
  }
  const { address: to } = reading
  const { pair, poolRepair } = context
  if (to === zeroAddress) report('to', 'PoolRepair_ReceiverZero')
  // Liquidity that is sent to the pool or to the repair contract is anybody's.
  else if (same(to, pair) || same(to, poolRepair))
    report('to', 'PoolRepair_ReceiverUnusable', { to })
  return to
}

function readSlippage(text: string, report: RepairIssueCollector): bigint {
  const max = repairLimits.slippageMaxBps
  const bps = readPercent('slippagePercent', text, report)
  if (bps !== undefined && bps > max) {
    report('slippagePercent', 'Liquidity_SlippageTooHigh', { bps, max })
  }
  return bps ?? repairLimits.usualSlippageBps
}

function readDeadline(text: string, now: number, report: RepairIssueCollector): bigint {
  const max = repairLimits.minutesMax
  const minutes = readWhole('minutes', text, report)
  if (minutes === 0n) report('minutes', 'PoolRepair_DeadlinePassed', { deadline: BigInt(now) })
  if (minutes !== undefined && minutes > max) {
    report('minutes', 'Input_TimeTooLate', { max: BigInt(now) + max * secondsOfMinute })
  }
  return BigInt(now) + (minutes ?? repairLimits.usualMinutes) * secondsOfMinute
}

interface Side {
  readonly field: 'maxTokenLoss' | 'maxQuoteLoss'
  readonly amountField: 'tokenAmount' | 'quoteAmount'
  readonly address: Address
  readonly text: string
  readonly decimals: number
  readonly amount: bigint
  readonly balance: bigint | undefined
  readonly repair: bigint
  readonly dust: bigint
  readonly loss: bigint
}

function sidesOf(
  input: RepairInput,
  context: RepairContext,
  wish: RepairWish,
  found: PoolReport,
): readonly [Side, Side] {
  return [
    {
      field: 'maxTokenLoss',
      amountField: 'tokenAmount',
      address: context.token,
      text: input.maxTokenLoss,
      decimals: context.tokenDecimals,
      amount: wish.tokenAmount,
      balance: context.tokenBalance,
      repair: found.tokenRepair,
      dust: found.tokenDust,
      loss: found.tokenLoss,
    },
    {
      field: 'maxQuoteLoss',
      amountField: 'quoteAmount',
      address: context.quoteToken,
      text: input.maxQuoteLoss,
      decimals: context.quoteDecimals,
      amount: wish.quoteAmount,
      balance: context.quoteBalance,
      repair: found.quoteRepair,
      dust: found.quoteDust,
      loss: found.quoteLoss,
    },
  ]
}

/** A budget as typed, or the usual one; what is wrong with it belongs to its own field, or to the amount beside it. */
function readBudget(kind: RepairInput['budget'], side: Side, report: RepairIssueCollector): bigint {
  const { field, amountField, address, text, decimals, amount, balance, loss } = side
  const isOwn = kind === 'own'
  const max = isOwn
    ? (readDecimal(field, text, decimals, report) ?? loss)
    : calculateUsualBudget(side)
  const at = isOwn ? field : amountField
  const code = judgeBudget({ ...side, max })
  if (code) report(at, code, { token: address, needed: loss, loss, max })
  const needed = amount + max
  const { reserveMax } = repairLimits
  if (needed > reserveMax)
    report(at, 'PoolRepair_AmountTooLarge', { amount: needed, max: reserveMax })
  else if (balance !== undefined && needed > balance) {
    const isBudget = isOwn && amount + loss <= balance
    report(isBudget ? field : amountField, 'Token_InsufficientBalance', { needed, balance })
  }
  return max
}

/** Reads a repair by the rules of the pool repair contract and against the forecast of the chain. */
export function readRepairParams(input: RepairInput, context: RepairContext): RepairReading {
  const reading = readRepairWish(input, context)
  const issues: RepairIssue[] = reading.ok ? [] : [...reading.issues]
  const report: RepairIssueCollector = (field, code, args = {}) =>
    issues.push({ field, code, args })
  const to = readReceiver(input.to, context, report)
  const slippageBps = readSlippage(input.slippagePercent, report)
  const deadline = readDeadline(input.minutes, context.now, report)
  const { report: found } = context
  if (!reading.ok || !found) return { ok: false, issues }
  const { wish } = reading
  const [token, quote] = sidesOf(input, context, wish, found)
  const maxTokenLoss = readBudget(input.budget, token, report)
  const maxQuoteLoss = readBudget(input.budget, quote, report)
  if (found.liquidity === 0n) {
    report('tokenAmount', 'PoolRepair_TooLittleLiquidity', { liquidity: 0n, min: 1n })
  }
  if (issues.length > 0) return { ok: false, issues }
  const minLiquidity = calculateMinLiquidity(found.liquidity, slippageBps)
  return { ok: true, params: { wish, maxTokenLoss, maxQuoteLoss, minLiquidity, to, deadline } }
}
