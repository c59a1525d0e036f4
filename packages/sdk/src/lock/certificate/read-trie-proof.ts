import { fromRlp, type Hex, keccak256, toRlp } from 'viem'

/** A list of nodes that does not lead from its root to its key. */
export class TrieProofInvalid extends Error {
  override readonly name = 'TrieProofInvalid'
  readonly code = 'TRIE_PROOF_INVALID'

  constructor(reason: string) {
    super(`The proof does not hold: ${reason}.`)
  }
}

type RlpNode = Hex | readonly RlpNode[]

/** `keccak256(rlp(''))`: of a trie without entries. */
const emptyRoot = '0x56e81f171bcc55a6ff8345e692c0f86e5b48e01b996cadc001622fb5e363b421'
const emptyNode = '0x80'
const nibblesOfKey = 64
const branchItems = 17
const shortItems = 2

/** Nodes in the order in which they are used; none may be left over. */
class Nodes {
  readonly #proof: readonly Hex[]
  #used = 0

  constructor(proof: readonly Hex[]) {
    this.#proof = proof
  }

  take(hash: Hex): RlpNode {
    const node = this.#proof[this.#used]
    this.#used += 1
    if (node === undefined) throw new TrieProofInvalid('a node is missing')
    if (keccak256(node) !== hash) throw new TrieProofInvalid('a node is not the one that is named')
    return decode(node)
  }

  /** Nodes below 32 bytes stand inside their parent; some clients list them once more. */
  skip(inside: RlpNode): void {
    if (this.#proof[this.#used] === toRlp(inside as Parameters<typeof toRlp>[0])) this.#used += 1
  }

  end(): void {
    if (this.#used !== this.#proof.length) throw new TrieProofInvalid('nodes are left over')
  }
}

/**
 * Reads a key's value out of a Merkle-Patricia proof as `eth_getProof` gives it (EIP-1186; yellow paper, appendix D).
 * Keys are hashed, as in the tries of accounts and of storage.
 * @returns the value's bytes; undefined when the nodes prove that the trie has no such key.
 * @throws {TrieProofInvalid} when the nodes prove neither.
 */
export function readTrieProof(root: Hex, key: Hex, proof: readonly Hex[]): Hex | undefined {
  if (root === emptyRoot) {
    if (proof.length > 1 || (proof[0] ?? emptyNode) !== emptyNode) {
      throw new TrieProofInvalid('a trie without entries has no nodes')
    }
    return undefined
  }
  const nodes = new Nodes(proof)
  const value = walk(nodes, nodes.take(root), keccak256(key).slice(2))
  nodes.end()
  return value
}

function walk(nodes: Nodes, root: RlpNode, path: string): Hex | undefined {
  let node = root
  let at = 0
  for (;;) {
    const step = stepOf(node, path, at)
    if ('value' in step) return step.value
    at = step.at
    node = childOf(nodes, step.next)
  }
}

type Step = { readonly value: Hex | undefined } | { readonly next: RlpNode; readonly at: number }

function stepOf(node: RlpNode, path: string, at: number): Step {
  if (typeof node === 'string') throw new TrieProofInvalid('a node is no list')
  if (node.length === branchItems) {
    // Keys have one length: no branch stands at the end of one.
    if (at >= nibblesOfKey) throw new TrieProofInvalid('a branch behind the end of the key')
    const next = node[Number.parseInt(path.charAt(at), 16)]
    return next === '0x' || next === undefined ? { value: undefined } : { next, at: at + 1 }
  }
  const [encoded, content] = node
  if (node.length !== shortItems || typeof encoded !== 'string' || content === undefined) {
    throw new TrieProofInvalid('a node has another shape')
  }
  const { isLeaf, nibbles } = decodePath(encoded)
  if (isLeaf) return { value: path.slice(at) === nibbles ? textOf(content) : undefined }
  if (nibbles === '') throw new TrieProofInvalid('a step over nothing')
  if (!path.startsWith(nibbles, at)) return { value: undefined }
  return { next: content, at: at + nibbles.length }
}

function childOf(nodes: Nodes, next: RlpNode): RlpNode {
  if (typeof next === 'string') {
    if (next.length !== 66) throw new TrieProofInvalid('a node is named by no hash')
    return nodes.take(next)
  }
  nodes.skip(next)
  return next
}

/** Hex-prefix encoding (yellow paper, appendix C): a flag of four bits, and a nibble of padding when the rest is even. */
function decodePath(encoded: Hex): { readonly isLeaf: boolean; readonly nibbles: string } {
  const flag = Number.parseInt(encoded.charAt(2), 16)
  const isOdd = (flag & 1) === 1
  if (!(flag <= 3) || (!isOdd && encoded.charAt(3) !== '0')) {
    throw new TrieProofInvalid('a path has no such flag')
  }
  return { isLeaf: flag >= 2, nibbles: encoded.slice(isOdd ? 3 : 4) }
}

function textOf(content: RlpNode): Hex {
  if (typeof content !== 'string') throw new TrieProofInvalid('a value is a list')
  return content
}

function decode(node: Hex): RlpNode {
  try {
    return fromRlp(node, 'hex')
  } catch {
    throw new TrieProofInvalid('a node is no RLP')
  }
}
