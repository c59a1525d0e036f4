import { type Address, zeroAddress } from 'viem'
import type { DraftIssue } from '../shared/draft-issue.ts'
import type { FieldIssueCollector } from '../shared/field-issue-collector.ts'
import { readAddress } from '../shared/read-address.ts'
import { readDecimal } from '../shared/read-number.ts'
import type { SendAsset, SendParams } from './types.ts'

/** Fields of the form. */
export type SendField = 'receiver' | 'amount'

/** A payment that was read, or everything that is wrong with it. */
export type SendFormResult =
  | { readonly ok: true; readonly params: SendParams }
  | { readonly ok: false; readonly issues: readonly DraftIssue<SendField>[] }

function readReceiver(text: string, report: FieldIssueCollector<SendField>): Address | undefined {
  const reading = readAddress(text)
  if (!reading.ok) {
    report('receiver', reading.code)
    return undefined
  }
  // Whoever wants fewer tokens burns them: a payment to nobody is a mistake.
  if (reading.address === zeroAddress) {
    report('receiver', 'Token_ReceiverZero')
    return undefined
  }
  return reading.address
}

/**
 * Reads a payment as typed.
 * @param balance base units that the sender holds, where known
 */
export function readSendParams(
  { receiver, amount }: Readonly<Record<SendField, string>>,
  asset: SendAsset,
  balance: bigint | undefined,
): SendFormResult {
  const issues: DraftIssue<SendField>[] = []
  const report: FieldIssueCollector<SendField> = (field, code, args = {}) => {
    issues.push({ field, code, args })
  }
  const to = readReceiver(receiver, report)
  const units = readDecimal('amount', amount, asset.decimals, report)
  if (units === 0n) report('amount', 'Input_AmountZero')
  else if (units !== undefined && balance !== undefined && units > balance) {
    const native = { neededWei: units, balanceWei: balance }
    if (asset.kind === 'native') report('amount', 'Balance_Insufficient', native)
    else report('amount', 'Token_InsufficientBalance', { needed: units, balance })
  }
  if (to === undefined || units === undefined || issues.length > 0) return { ok: false, issues }
  return { ok: true, params: { asset, receiver: to, amount: units } }
}
