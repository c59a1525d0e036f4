import { type Address, type EncodedAccount, unwrapOption } from '@solana/kit'
import { AccountState, getTokenDecoder } from '@solana-program/token-2022'
import type { SendRefusal } from './types.ts'

/** Why an account cannot take a plain transfer for somebody; undefined where it can. */
export function readReceiver(
  { data }: Pick<EncodedAccount, 'data'>,
  owner: Address,
): SendRefusal | undefined {
  const account = getTokenDecoder().decode(data)
  if (account.owner !== owner) return 'foreign'
  if (account.state === AccountState.Frozen) return 'frozen'
  for (const extension of unwrapOption(account.extensions) ?? []) {
    if (extension.__kind === 'MemoTransfer' && extension.requireIncomingTransferMemos) return 'memo'
    if (
      extension.__kind === 'ConfidentialTransferAccount' &&
      !extension.allowNonConfidentialCredits
    )
      return 'confidential'
  }
  return undefined
}
