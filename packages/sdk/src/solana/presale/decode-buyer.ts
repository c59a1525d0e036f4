import type { EncodedAccount } from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import { buyerBytes, buyerDecoder, buyerTag } from './presale-codec.ts'
import type { SolanaPresaleBuyer } from './types.ts'

/** What a wallet has in a presale, out of its account; undefined where the account is none of this release's layout. */
export function decodeBuyer(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaPresaleBuyer | undefined {
  if (account.data.length !== buyerBytes) return undefined
  const { tag, bump, padding, inviter, rewarded, ...fields } = buyerDecoder.decode(account.data)
  if (!buyerTag.every((byte, at) => tag[at] === byte)) return undefined
  return {
    ...{ address: account.address, ...fields },
    inviter: inviter === SYSTEM_PROGRAM_ADDRESS ? undefined : inviter,
    isRewarded: rewarded !== 0,
  }
}
