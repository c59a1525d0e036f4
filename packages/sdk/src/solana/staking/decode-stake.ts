import type { EncodedAccount } from '@solana/kit'
import { stakeBytes, stakeDecoder, stakeTag } from './pool-codec.ts'
import type { SolanaStake } from './types.ts'

/** What a wallet has in a pool, in its account; undefined where the account is none of this release's layout. */
export function decodeStake(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaStake | undefined {
  if (account.data.length !== stakeBytes) return undefined
  const fields = stakeDecoder.decode(account.data)
  if (!stakeTag.every((byte, at) => fields.tag[at] === byte)) return undefined
  const { pool, wallet, amount, due } = fields
  return {
    address: account.address,
    ...{ pool, wallet, amount, due },
    perUnit: (fields.perUnitHigh << 64n) | fields.perUnitLow,
    depositedAt: Number(fields.depositedAt),
  }
}
