import type { LockDraftTexts } from './lock-draft-schema.ts'
import type { LockerKind } from './types.ts'

/**
 * Which locker takes a lock. Liquidity of a V2 exchange goes to its own locker, which is the cheapest and the one that
 * launches, presales and dividend tokens know; a release in parts and the right to move are the token locker's alone.
 */
export function chooseLocker(
  choice: Pick<LockDraftTexts, 'kind' | 'release' | 'isRebasing' | 'isMigratable'>,
): LockerKind {
  if (choice.kind === 'nft') return 'nft'
  const isPlain = choice.release === 'once' && !choice.isRebasing && !choice.isMigratable
  return choice.kind === 'pair' && isPlain ? 'liquidity' : 'token'
}
