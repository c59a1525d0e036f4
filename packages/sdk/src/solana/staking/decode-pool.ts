import type { EncodedAccount } from '@solana/kit'
import { smaller } from '../../shared/smaller.ts'
import { poolBytes, poolDecoder, poolTag } from './pool-codec.ts'
import { solanaPoolLimits } from './solana-pool-limits.ts'
import type { SolanaPool } from './types.ts'

/** The program takes any time for a limit; what is behind this one is no moment of a calendar. */
const longestLimit = BigInt(solanaPoolLimits.maxLimitSeconds)

/** The pool in an account; undefined where the account is none of this release's layout. */
export function decodePool(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaPool | undefined {
  if (account.data.length !== poolBytes) return undefined
  const fields = poolDecoder.decode(account.data)
  if (!poolTag.every((byte, at) => fields.tag[at] === byte)) return undefined
  const { owner, stakeMint, rewardMint, stakeVault, rewardVault, id } = fields
  const { limit, rate, staked, owed, surplus, stakers, accounts } = fields
  return {
    address: account.address,
    ...{ owner, stakeMint, rewardMint, stakeVault, rewardVault, id },
    createdAt: Number(fields.createdAt),
    startAt: Number(fields.startAt),
    endAt: Number(fields.endAt),
    deadlineAt: Number(fields.deadlineAt),
    lockSeconds: Number(fields.lockSeconds),
    limitSeconds: Number(smaller(fields.limitSeconds, longestLimit)),
    countedUntil: Number(fields.countedUntil),
    perUnit: (fields.perUnitHigh << 64n) | fields.perUnitLow,
    ...{ limit, rate, staked, owed, surplus, stakers, accounts },
    exitOpen: fields.exitOpen !== 0,
  }
}
