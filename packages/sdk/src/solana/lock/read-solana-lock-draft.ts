import { type Address, isAddress, isOffCurveAddress } from '@solana/kit'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import { readLockTerms } from './read-lock-terms.ts'
import { solanaLockLimits } from './solana-lock-limits.ts'
import {
  type SolanaLockField,
  type SolanaLockInput,
  solanaLockSchema,
} from './solana-lock-schema.ts'
import type { LockedMint, SolanaLockDraft } from './types.ts'

export type SolanaLockReading =
  | { readonly ok: true; readonly draft: SolanaLockDraft }
  | { readonly ok: false; readonly issues: readonly DraftIssue<SolanaLockField>[] }

type Report = FieldIssueCollector<SolanaLockField>

function readAmount(typed: string, decimals: number, report: Report): bigint | undefined {
  const amount = readDecimal('amount', typed, decimals, report)
  const max = solanaLockLimits.amountMax
  if (amount === 0n) report('amount', 'TokenLocker_AmountZero')
  if (amount !== undefined && amount > max) report('amount', 'TokenLocker_AmountTooLarge', { max })
  return amount
}

/** A wallet's own address: at one off the curve nobody signs, and what is locked for it is lost. */
function readOwner(typed: string, report: Report): Address | undefined {
  const owner = typed.trim()
  if (!isAddress(owner))
    report('owner', owner === '' ? 'Input_Required' : 'SolanaInput_AddressInvalid')
  else if (isOffCurveAddress(owner)) report('owner', 'SolanaInput_OffCurve')
  else return owner
  return undefined
}

/**
 * Reads a draft and lists every fault at once, each with its field, code and numbers; codes are those of the EVM networks'
 * locker where the rule is the same.
 * @param asset what is locked, and `now` in unix seconds of the cluster
 */
export function readSolanaLockDraft(
  input: SolanaLockInput,
  asset: LockedMint & { readonly decimals: number; readonly now: number },
): SolanaLockReading {
  const issues: DraftIssue<SolanaLockField>[] = []
  const report: Report = (field, code, args = {}) => issues.push({ field, code, args })
  const parsed = solanaLockSchema.safeParse(input)
  if (!parsed.success) {
    for (const { path } of parsed.error.issues) report(path[0] as SolanaLockField, 'Input_Required')
    return { ok: false, issues }
  }
  const { mint, tokenProgram, decimals, now } = asset
  const amount = readAmount(parsed.data.amount, decimals, report)
  const owner = readOwner(parsed.data.owner, report)
  const terms = readLockTerms(parsed.data, now, report)
  if (issues.length > 0 || amount === undefined || !owner || !terms) return { ok: false, issues }
  return { ok: true, draft: { mint, tokenProgram, amount, owner, ...terms } }
}
