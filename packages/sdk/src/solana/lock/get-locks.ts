import type { Address } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import { getTaggedAccounts } from '../get-tagged-accounts.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeLock } from './decode-lock.ts'
import { lockBytes, lockTag } from './lock-codec.ts'
import type { SolanaLock } from './types.ts'

/** Whose locks, or of which token. */
export type LockFilter = { readonly owner: Address } | { readonly mint: Address }

/** Where a lock's account has what lists compare. */
const offsets = { owner: 8, mint: 40 } as const

const lockKind = { tag: lockTag, size: lockBytes, decode: decodeLock }

/** Every lock of one owner or one token, read from the chain itself, the newest first. */
export async function getLocks(
  rpc: SolanaRpc,
  program: Address,
  filter: LockFilter,
): Promise<SolanaLock[]> {
  const found = await getTaggedAccounts(rpc, program, lockKind, [
    'owner' in filter
      ? compareBytes(offsets.owner, filter.owner)
      : compareBytes(offsets.mint, filter.mint),
  ])
  return found.toSorted((left, right) => right.lockedAt - left.lockedAt)
}
