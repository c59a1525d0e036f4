import { readWhole } from '../../shared/read-number.ts'
import { tokenLimits } from '../token-limits.ts'
import type { IssueCollector } from './issue-collector.ts'
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

/** A part of the supply as typed. */
export interface TypedPart {
  readonly text: string
  readonly unit: SupplyPartUnit
}

/** Reads a wallet or swap limit in base units: at least 0.1 % of the supply, rounded up, and no more than all of it. */
export function readHoldingLimit(
  kind: 'walletLimit' | 'swapLimit',
  typed: TypedPart,
  supply: SupplySize,
  report: IssueCollector,
): bigint {
  const amount = readSupplyPart(kind, { ...typed, supply, round: 'up' }, report)
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

/** Reads the collected tax that starts a swap-back, in base units: above 0 with a tax, at most 1 % of the supply. */
export function readSwapThreshold(
  typed: TypedPart,
  token: { readonly supply: SupplySize; readonly isTaxed: boolean },
  report: IssueCollector,
): bigint {
  const { supply, isTaxed } = token
  if (!isTaxed && typed.text.trim() === '') return 0n
  const amount = readSupplyPart('swapThreshold', { ...typed, supply, round: 'down' }, report)
  if (amount === undefined || supply.totalSupply === 0n) return 0n
  const max = shareDown(supply.totalSupply, tokenLimits.swapThresholdMaxBps)
  if (amount > max || (isTaxed && amount === 0n)) {
    report('swapThreshold', 'Token_SwapThresholdOutOfRange', { amount, max })
  }
  return amount
}

/** Reads the fresh addresses that a buy sprays dust to, at most 3. */
export function readFission(text: string, report: IssueCollector): bigint {
  const count = readWhole('fissionCount', text, report) ?? 0n
  const max = tokenLimits.fissionMax
  if (count > max) report('fissionCount', 'Token_FissionTooMany', { count, max })
  return count
}

/**
 * Reads wallet limit, swap limit (at least 0.1 % of supply), fission addresses (at most 3) and the swap-back threshold
 * (specification, section 5).
 */
export function readLimits(
  input: LimitsInput,
  token: { readonly supply: SupplySize; readonly isTaxed: boolean },
  report: IssueCollector,
): Limits {
  const { supply } = token
  const limit = (kind: 'walletLimit' | 'swapLimit') =>
    input[`${kind}Enabled`]
      ? readHoldingLimit(kind, { text: input[kind], unit: input[`${kind}Unit`] }, supply, report)
      : 0n
  const threshold = { text: input.swapThreshold, unit: input.swapThresholdUnit }
  return {
    walletLimitEnabled: input.walletLimitEnabled,
    walletLimit: limit('walletLimit'),
    swapLimitEnabled: input.swapLimitEnabled,
    swapLimit: limit('swapLimit'),
    fissionCount: readFission(input.fissionCount, report),
    swapThreshold: readSwapThreshold(threshold, token, report),
  }
}
