import { readDecimal } from '../../shared/read-number.ts'
import { lockLimits } from '../lock-limits.ts'
import { lockerErrorPrefixes } from '../lock-params.ts'
import type { LockerKind } from '../types.ts'
import type { LockIssueCollector } from './lock-issue-collector.ts'

const NFT_ID_MAX = 2n ** 256n - 1n
/** Digits of the largest id. */
const NFT_ID_DIGITS = 78

const amountMax = {
  token: lockLimits.tokenAmountMax,
  liquidity: lockLimits.liquidityAmountMax,
} as const

/** What is wrong with an amount, by the contract's name; undefined where nothing is. */
export function judgeLockAmount(
  amount: bigint,
  locker: Exclude<LockerKind, 'nft'>,
): { readonly code: string; readonly args: Readonly<Record<string, bigint>> } | undefined {
  const prefix = lockerErrorPrefixes[locker]
  if (amount === 0n) return { code: `${prefix}_AmountZero`, args: {} }
  const max = amountMax[locker]
  return amount > max ? { code: `${prefix}_AmountTooLarge`, args: { amount, max } } : undefined
}

/** Reads how much is locked, in base units. @returns undefined where that is unknown, after a report. */
export function readLockAmount(
  text: string,
  { locker, decimals }: { readonly locker: Exclude<LockerKind, 'nft'>; readonly decimals: number },
  report: LockIssueCollector,
): bigint | undefined {
  const amount = readDecimal('amount', text, decimals, report)
  if (amount === undefined) return undefined
  const fault = judgeLockAmount(amount, locker)
  if (fault) report('amount', fault.code, fault.args)
  return amount
}

/** Reads which NFT is locked. @returns undefined where that is unknown, after a report. */
export function readNftId(text: string, report: LockIssueCollector): bigint | undefined {
  const trimmed = text.trim()
  if (trimmed === '') report('nftId', 'Input_Required')
  else if (!/^\d+$/.test(trimmed) || trimmed.length > NFT_ID_DIGITS) {
    report('nftId', 'Input_TokenIdInvalid')
  } else if (BigInt(trimmed) > NFT_ID_MAX) report('nftId', 'Input_TokenIdInvalid')
  else return BigInt(trimmed)
  return undefined
}
