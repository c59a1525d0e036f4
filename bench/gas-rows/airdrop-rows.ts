import type { BenchRow } from '../bench-row.ts'
import { gasRow, readSnapshot, readValue } from './snapshot.ts'

/** Lists of a hundred with the targets of the quality page, by the snapshot's names: tokens 1.02 and native currency 1.01 times the best public contract. */
const targets = [
  ['tokens, 100 new', 2_687_191],
  ['tokens, 100 old', 942_991],
  ['native, 100 new', 3_554_755],
  ['native, 100 old', 1_029_755],
] as const

/** 1.15 times what the opcodes alone cost. */
const MAPPING_TARGET = 87_516

/** What the best public contract takes for the same claim. */
const CLAIM_TARGET = 72_496

/** Rows of multisend, of mapping and of claims. */
export function airdropRows(): BenchRow[] {
  const snapshot = readSnapshot('airdrop/Multisend')
  const lists = targets.map(([name, target]) =>
    gasRow(`Multisend: ${name}`, readValue(snapshot, name), target),
  )
  const mapping = readValue(readSnapshot('airdrop/TokenMapping'), 'map, again')
  const claim = readValue(readSnapshot('airdrop/MerkleAirdrop'), 'claim, 1024 leaves')
  return [
    ...lists,
    gasRow('Airdrop: map, again', mapping, MAPPING_TARGET),
    gasRow('Airdrop: claim, 1 024 leaves', claim, CLAIM_TARGET),
  ]
}
