import type { SortedTree } from '../../shared/build-sorted-tree.ts'
import { buildAirdropTree } from './build-airdrop-tree.ts'
import type { AirdropEntry, SolanaAirdrop } from './types.ts'

/**
 * What a list and an airdrop differ in. Where they do not, everybody in the list is paid in full: each entry has a place of
 * its own, there are no others, and the vault held what they add up to from the beginning.
 */
export type ListProblem = 'root' | 'entries' | 'total'

/**
 * Compares a list that somebody published with the airdrop that is to pay it; undefined where all is well.
 * @param tree the list's own, where it was built before
 */
export function checkAirdropList(
  airdrop: Pick<SolanaAirdrop, 'root' | 'entries' | 'total'>,
  list: readonly AirdropEntry[],
  keccak: (bytes: Uint8Array) => Uint8Array,
  tree: Pick<SortedTree, 'root'> | undefined = undefined,
): ListProblem | undefined {
  if (list.length !== airdrop.entries) return 'entries'
  const { root } = tree ?? buildAirdropTree(list, keccak)
  if (!root.every((byte, at) => byte === airdrop.root[at])) return 'root'
  const total = list.reduce((sum, { amount }) => sum + amount, 0n)
  return total === airdrop.total ? undefined : 'total'
}
