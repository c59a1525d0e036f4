import { errorMessage } from '@slipway/messages'
import type { RepairField, RepairIssue } from '@slipway/sdk/pool-repair/read-repair-wish'
import { activeChain } from '../core/active-chain.ts'
import type { RepairPool } from './repair-pool.ts'

const quoteFields: readonly RepairField[] = ['quoteAmount', 'maxQuoteLoss', 'price']

/**
 * A refusal with its amounts in the units of the side that it is about; what the wallet lacks, in what it pays with.
 * @param isNative the quote is paid in native currency
 */
export function refusalText(
  { field, code, args }: Pick<RepairIssue, 'field' | 'code' | 'args'>,
  { token, quote }: Pick<RepairPool, 'token' | 'quote'>,
  isNative: boolean,
): string {
  const { nativeCurrency } = activeChain
  const paid = isNative && code === 'Token_InsufficientBalance' ? nativeCurrency : quote
  const side = quoteFields.includes(field as RepairField) ? paid : token
  return errorMessage(code, args, { token: side, currency: quote, nativeCurrency })
}
