import { type Address, encodeAbiParameters, type Hex, hexToBigInt, keccak256 } from 'viem'
import type { WhitelistFile } from '../files/whitelist-list.ts'

const LEAF = [
  { type: 'uint256' },
  { type: 'address' },
  { type: 'uint256' },
  { type: 'address' },
  { type: 'uint256' },
] as const

/** Hashes of a list from the leaves up to the root. */
export interface WhitelistTree {
  layers: readonly (readonly Hex[])[]
  root: Hex
}

const hashPair = (a: Hex, b: Hex): Hex => {
  const [low, high] = hexToBigInt(a) < hexToBigInt(b) ? [a, b] : [b, a]
  return keccak256(`${low}${high.slice(2)}` as Hex)
}

/** A lone hash at the end of a layer goes up as it is. */
function layerAbove(layer: readonly Hex[]): Hex[] {
  const above: Hex[] = []
  for (let at = 0; at < layer.length; at += 2) {
    const left = layer[at] as Hex
    const right = layer[at + 1]
    above.push(right === undefined ? left : hashPair(left, right))
  }
  return above
}

/**
 * Builds the tree of a sale's list. Leaves are `keccak256(keccak256(abi.encode(chainId, sale, index, account, level)))`,
 * pairs are hashed in order of size (S-58, `IPresale.setWhitelistRoot`).
 */
export function buildTree(chainId: number, sale: Address, list: WhitelistFile): WhitelistTree {
  const leaves = list.entries.map(([account, level], index) => {
    const inner = keccak256(
      encodeAbiParameters(LEAF, [
        BigInt(chainId),
        sale,
        BigInt(index),
        account as Address,
        BigInt(level),
      ]),
    )
    return keccak256(inner)
  })
  const layers: Hex[][] = [leaves]
  for (let layer = leaves; layer.length > 1; ) {
    layer = layerAbove(layer)
    layers.push(layer)
  }
  return { layers, root: layers.at(-1)?.[0] ?? '0x' }
}

/** Hashes that lead from one leaf to the root. */
export function proofOf(tree: WhitelistTree, index: number): Hex[] {
  const proof: Hex[] = []
  let at = index
  for (const layer of tree.layers.slice(0, -1)) {
    const sibling = layer[at ^ 1]
    if (sibling !== undefined) proof.push(sibling)
    at >>= 1
  }
  return proof
}
