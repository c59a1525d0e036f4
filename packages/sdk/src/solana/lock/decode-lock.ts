import type { EncodedAccount } from '@solana/kit'
import { lockBytes, lockDecoder, lockTag } from './lock-codec.ts'
import type { SolanaLock } from './types.ts'

/** The lock in an account; undefined where the account is none of this release's layout. */
export function decodeLock(
  account: Pick<EncodedAccount, 'address' | 'data'>,
): SolanaLock | undefined {
  if (account.data.length !== lockBytes) return undefined
  const fields = lockDecoder.decode(account.data)
  if (!lockTag.every((byte, at) => fields.tag[at] === byte)) return undefined
  const { owner, mint, vault, creator, id, initialAmount, withdrawn } = fields
  const schedule = {
    cliffAt: Number(fields.cliffAt),
    firstBps: fields.firstBps,
    cycleSeconds: Number(fields.cycleSeconds),
    cycleBps: fields.cycleBps,
  }
  return {
    address: account.address,
    ...{ owner, mint, vault, creator, id, initialAmount, withdrawn },
    lockedAt: Number(fields.lockedAt),
    unlockAt: Number(fields.unlockAt),
    // The first part comes minutes after the beginning at the earliest, never at 0.
    schedule: schedule.cliffAt === 0 ? undefined : schedule,
  }
}
