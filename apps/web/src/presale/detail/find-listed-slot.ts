import type { Presale } from '@slipway/sdk/presale/types'
import { buildWhitelistTree } from '@slipway/sdk/whitelist/build-whitelist-tree'
import { readWhitelistFile } from '@slipway/sdk/whitelist/whitelist-file'
import type { Address } from 'viem'
import type { ListedSlot } from './listed-slot.ts'

/** A whitelist file that is none, or another one than the presale's. */
export class SlotListUnreadable extends Error {
  override readonly name = 'SlotListUnreadable'
  readonly code = 'SlotListUnreadable'
}

/** A wallet's place in a list, proven; `null` when it is not in it. @throws SlotListUnreadable for a list of another root */
export function proveSlot(
  presale: Pick<Presale, 'chainId' | 'address' | 'whitelistRoot'>,
  account: Address,
  file: unknown,
): ListedSlot | null {
  const entries = readWhitelistFile(file)
  if (!entries) throw new SlotListUnreadable('The file is no list of this kind.')
  const tree = buildWhitelistTree({ chainId: presale.chainId, presale: presale.address }, entries)
  if (tree.root !== presale.whitelistRoot)
    throw new SlotListUnreadable('The list does not lead to the root on chain.')
  const index = entries.findIndex(({ address }) => address.toLowerCase() === account.toLowerCase())
  const entry = entries[index]
  return entry ? { index, level: entry.level, proof: tree.proofOf(index) } : null
}

/**
 * Finds a wallet in the project's own list file and proves its place.
 * @param path of the file on this origin
 */
export async function findListedSlot(
  presale: Presale,
  account: Address,
  path: string,
  signal: AbortSignal,
): Promise<ListedSlot | null> {
  const answer = await fetch(path, { signal })
  if (!answer.ok) throw new SlotListUnreadable(`The file answers ${answer.status}.`)
  return proveSlot(presale, account, await answer.json())
}
