import { tokenLimits } from '../token-limits.ts'
import type { IssueSink } from './issue-sink.ts'
import { readWhole } from './read-number.ts'
import {
  readSupplyPart,
  type SupplyPartUnit,
  type SupplySize,
  shareDown,
  shareUp,
} from './read-supply-part.ts'

/** Limits and automatic acts of a taxed token, as typed. */
export interface LimitsInput {
  readonly walletLimitEnabled: boolean
  /** Read only while the switch is on. */
  readonly walletLimit: string
  readonly walletLimitUnit: SupplyPartUnit
  readonly swapLimitEnabled: boolean
  /** Read only while the switch is on. */
  readonly swapLimit: string
  readonly swapLimitUnit: SupplyPartUnit
  /** Fresh addresses that each buy sprays dust to, 0 to 3. */
  readonly fissionCount: string
  /** Collected tax that starts a swap-back. */
  readonly swapThreshold: string
  readonly swapThresholdUnit: SupplyPartUnit
}

/** Limits as the contract takes them; amounts in base units. */
export interface Limits {
  readonly walletLimitEnabled: boolean
  /** 0 while the switch is off. */
  readonly walletLimit: bigint
  readonly swapLimitEnabled: boolean
  /** 0 while the switch is off. */
  readonly swapLimit: bigint
  readonly fissionCount: bigint
  readonly swapThreshold: bigint
}

function readLimit(
  kind: 'walletLimit' | 'swapLimit',
  input: LimitsInput,
  supply: SupplySize,
  report: IssueSink,
): bigint {
  if (!input[`${kind}Enabled`]) return 0n
  const part = { text: input[kind], unit: input[`${kind}Unit`], supply, round: 'up' } as const
  const amount = readSupplyPart(kind, part, report)
  if (amount === undefined || supply.totalSupply === 0n) return 0n
  const min = shareUp(supply.totalSupply, tokenLimits.limitMinBps)
  if (amount < min) {
    const code = kind === 'walletLimit' ? 'Token_WalletLimitTooLow' : 'Token_SwapLimitTooLow'
    report(kind, code, { amount, min })
  }
  if (amount > supply.totalSupply) {
    report(kind, 'Input_AboveSupply', { amount, max: supply.totalSupply })
  }
  return amount
}

function readSwapThreshold(
  input: LimitsInput,
  supply: SupplySize,
  isTaxed: boolean,
  report: IssueSink,
): bigint {
  const { swapThreshold: text, swapThresholdUnit: unit } = input
  if (!isTaxed && text.trim() === '') return 0n
  const part = { text, unit, supply, round: 'down' } as const
  const amount = readSupplyPart('swapThreshold', part, report)
  if (amount === undefined || supply.totalSupply === 0n) return 0n
  const max = shareDown(supply.totalSupply, tokenLimits.swapThresholdMaxBps)
  if (amount > max || (isTaxed && amount === 0n)) {
    report('swapThreshold', 'Token_SwapThresholdOutOfRange', { amount, max })
  }
  return amount
}

function readFission(text: string, report: IssueSink): bigint {
  const n = readWhole('fissionCount', text, report) ?? 0n
  const max = tokenLimits.fissionMax
  if (n > max) report('fissionCount', 'Token_FissionTooMany', { n, max })
  return n
}

/**
 * Reads wallet limit, swap limit (at least 0.1 % of supply), fission addresses (at most 3) and the swap-back threshold
 * (specification, section 5).
 */
export function readLimits(
  input: LimitsInput,
  token: { readonly supply: SupplySize; readonly isTaxed: boolean },
  report: IssueSink,
): Limits {
  const { supply, isTaxed } = token
  return {
    walletLimitEnabled: input.walletLimitEnabled,
    walletLimit: readLimit('walletLimit', input, supply, report),
    swapLimitEnabled: input.swapLimitEnabled,
    swapLimit: readLimit('swapLimit', input, supply, report),
    fissionCount: readFission(input.fissionCount, report),
    swapThreshold: readSwapThreshold(input, supply, isTaxed, report),
  }
}
