import { byteLength } from '../../shared/byte-length.ts'
import type { DraftIssue } from '../../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../../shared/field-issue-collector.ts'
import { readDecimal } from '../../shared/read-number.ts'
import { mappingLimits } from './mapping-limits.ts'
import { calculateMappedAmount } from './mapping-math.ts'
import type { Mapping } from './types.ts'

/** Params that were read, or everything that is wrong with the form. */
export type MappingFormResult<Field extends string, Params> =
  | { readonly ok: true; readonly params: Params }
  | { readonly ok: false; readonly issues: readonly DraftIssue<Field>[] }

function readParams<Field extends string, Params>(
  read: (report: FieldIssueCollector<Field>) => Params | undefined,
): MappingFormResult<Field, Params> {
  const issues: DraftIssue<Field>[] = []
  const params = read((field, code, args = {}) => {
    issues.push({ field, code, args })
  })
  return params !== undefined && issues.length === 0 ? { ok: true, params } : { ok: false, issues }
}

/** Old tokens for new ones; base units. */
export interface SwapParams {
  readonly amount: bigint
  /** What they are worth if all of them arrive; less of a token that keeps a part on its way. */
  readonly amountOut: bigint
}

/** Reads how much is swapped, by the contract's own rules. @param balance old base units of the account, where known */
export function readSwapParams(
  text: string,
  mapping: Pick<Mapping, 'rate' | 'targetLeft' | 'origin'>,
  balance: bigint | undefined,
): MappingFormResult<'amount', SwapParams> {
  return readParams((report) => {
    const amount = readDecimal('amount', text, mapping.origin.decimals, report)
    if (amount === undefined) return undefined
    const amountOut = calculateMappedAmount(amount, mapping.rate)
    const left = mapping.targetLeft
    const max = mappingLimits.amountMax
    if (amount === 0n) report('amount', 'TokenMapping_AmountZero')
    else if (balance !== undefined && amount > balance) {
      report('amount', 'TokenMapping_OriginShort', { needed: amount, balance })
    } else if (amount > max) report('amount', 'TokenMapping_AmountTooLarge', { amount, max })
    else if (amountOut === 0n) report('amount', 'TokenMapping_PaysNothing', { received: amount })
    else if (amountOut > left) report('amount', 'TokenMapping_PoolTooSmall', { amountOut, left })
    return { amount, amountOut }
  })
}

/** Reads how many new tokens are added. @param balance new base units of the account, where known */
export function readRechargeParams(
  text: string,
  mapping: Pick<Mapping, 'target'>,
  balance: bigint | undefined,
): MappingFormResult<'amount', { readonly amount: bigint }> {
  return readParams((report) => {
    const amount = readDecimal('amount', text, mapping.target.decimals, report)
    if (amount === undefined) return undefined
    if (amount === 0n) report('amount', 'Input_AmountZero')
    else if (balance !== undefined && amount > balance) {
      report('amount', 'Token_InsufficientBalance', { needed: amount, balance })
    }
    return { amount }
  })
}

/** Reads the key of what the project says about itself; empty takes it away. */
export function readKeyParams(
  text: string,
): MappingFormResult<'ipfsKey', { readonly ipfsKey: string }> {
  return readParams((report) => {
    const ipfsKey = text.trim()
    const [length, max] = [byteLength(ipfsKey), mappingLimits.keyBytesMax]
    if (length > max) report('ipfsKey', 'TokenMapping_KeyTooLong', { length, max })
    return { ipfsKey }
  })
}
