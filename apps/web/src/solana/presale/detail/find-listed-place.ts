import { loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import type { ListedPlace } from '@slipway/sdk/solana/presale/build-presale-contribution'
import { buildPresaleTree } from '@slipway/sdk/solana/presale/build-presale-tree'
import { readPresaleList } from '@slipway/sdk/solana/presale/presale-list-file'
import type { SolanaPresale } from '@slipway/sdk/solana/presale/types'
import { ipfsPath } from '../../../files/ipfs-path.ts'

/** Why a list says nothing about a presale: it is not there, is none, or is not the one that the presale names. */
export type ListProblem = 'missing' | 'unreadable' | 'root'

/** A wallet's place; `none` where the list does not have it. */
export type PlaceReading = ListedPlace | 'none' | ListProblem

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

async function load(infoKey: string): Promise<string | undefined> {
  const path = ipfsPath(infoKey)
  const answer = path ? await fetch(path) : undefined
  return answer?.ok ? await answer.text() : undefined
}

/** Finds a wallet in a presale's list, and what leads from it to the root. @param file in place of the published one */
export async function findListedPlace(
  { address, root, infoKey }: Pick<SolanaPresale, 'address' | 'root' | 'infoKey'>,
  wallet: string,
  file?: Blob,
): Promise<PlaceReading> {
  const text = file ? await file.text() : await load(infoKey)
  if (text === undefined) return 'missing'
  const list = readPresaleList(parse(text))
  if (!list) return 'unreadable'
  const tree = buildPresaleTree(address, list.entries, await loadKeccak())
  if (!tree.root.every((byte, at) => byte === root[at])) return 'root'
  const index = list.entries.findIndex((entry) => entry.wallet === wallet)
  const entry = list.entries[index]
  return entry ? { level: entry.level, proof: tree.proofOf(index) } : 'none'
}
