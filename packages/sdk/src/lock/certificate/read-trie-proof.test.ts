import fc from 'fast-check'
import { type Hex, keccak256, numberToHex, size, toRlp } from 'viem'
import { describe, expect, test } from 'vitest'
import { readTrieProof, TrieProofInvalid } from './read-trie-proof.ts'

type Node = Hex | readonly Node[]

/** A trie as the yellow paper builds it, from hashed keys in nibbles; plain and slow. */
function build(entries: readonly (readonly [path: string, value: Hex])[]): Node {
  const [first] = entries
  if (!first) return '0x'
  if (entries.length === 1) return [encodePath(first[0], true), first[1]]
  const shared = commonLength(entries.map(([path]) => path))
  if (shared > 0) {
    const rest = entries.map(([path, value]) => [path.slice(shared), value] as const)
    return [encodePath(first[0].slice(0, shared), false), reference(build(rest))]
  }
  const children = Array.from('0123456789abcdef', (nibble) => {
    const below = entries.filter(([path]) => path.startsWith(nibble))
    return reference(build(below.map(([path, value]) => [path.slice(1), value] as const)))
  })
  return [...children, '0x']
}

const rlp = (node: Node) => toRlp(node as Parameters<typeof toRlp>[0])
const nodes = new Map<Hex, Node>()

function reference(node: Node): Node {
  if (node === '0x') return node
  const encoded = rlp(node)
  if (size(encoded) < 32) return node
  nodes.set(keccak256(encoded), node)
  return keccak256(encoded)
}

function encodePath(path: string, isLeaf: boolean): Hex {
  const flag = (isLeaf ? 2 : 0) + (path.length % 2)
  return `0x${flag.toString(16)}${path.length % 2 === 0 ? '0' : ''}${path}`
}

function commonLength(paths: readonly string[]): number {
  let length = 0
  while (paths.every((path) => path[length] === paths[0]?.[length])) length++
  return length
}

const pathOf = (key: Hex) => keccak256(key).slice(2)

/** Nodes from the root towards a key, as a client answers. */
function prove(root: Node, path: string): Hex[] {
  return [rlp(root), ...proveBelow(root, path)]
}

function proveBelow(node: Node, path: string): Hex[] {
  const next = typeof node === 'string' ? undefined : childOn(node, path)
  if (!next) return []
  if (typeof next.node !== 'string') return proveBelow(next.node, next.path)
  const below = nodes.get(next.node)
  return below === undefined ? [] : [rlp(below), ...proveBelow(below, next.path)]
}

function childOn(node: readonly Node[], path: string) {
  if (node.length === 17) {
    return { node: node[Number.parseInt(path.charAt(0), 16)] ?? '0x', path: path.slice(1) }
  }
  const [head, child = '0x'] = node as readonly [Hex, Node]
  const nibbles = pathIn(head)
  if (isLeafIn(head) || !path.startsWith(nibbles)) return undefined
  return { node: child, path: path.slice(nibbles.length) }
}

const isLeafIn = (head: Hex) => Number.parseInt(head.charAt(2), 16) >= 2
const pathIn = (head: Hex) => head.slice(Number.parseInt(head.charAt(2), 16) % 2 === 1 ? 3 : 4)

const keys = fc.uniqueArray(fc.bigInt({ min: 0n, max: 2n ** 64n }), { minLength: 1, maxLength: 60 })
const toKey = (key: bigint) => numberToHex(key, { size: 32 })
/** Values below and above what makes a node stand inside its parent. */
const leafOf = (key: bigint) => toRlp(numberToHex(key % 3n === 0n ? key + 1n : 2n ** 200n + key))

describe('a trie of any entries', () => {
  test('gives each value, proves each absence, and no proof holds for another key or root', () => {
    fc.assert(
      fc.property(keys, fc.bigInt({ min: 2n ** 65n, max: 2n ** 66n }), (present, absent) => {
        const root = build(present.map((key) => [pathOf(toKey(key)), leafOf(key)] as const))
        const rootHash = keccak256(rlp(root))
        for (const key of present) {
          const proof = prove(root, pathOf(toKey(key)))
          expect(readTrieProof(rootHash, toKey(key), proof)).toBe(leafOf(key))
          expect(() => readTrieProof(keccak256('0x01'), toKey(key), proof)).toThrow(
            TrieProofInvalid,
          )
          expect(() => readTrieProof(rootHash, toKey(key), [...proof, '0x80'])).toThrow(
            TrieProofInvalid,
          )
          if (proof.length > 1) {
            expect(() => readTrieProof(rootHash, toKey(key), proof.slice(0, -1))).toThrow(
              TrieProofInvalid,
            )
          }
        }
        const proof = prove(root, pathOf(toKey(absent)))
        expect(readTrieProof(rootHash, toKey(absent), proof)).toBeUndefined()
      }),
      { numRuns: 60 },
    )
  })

  test('a proof of one key never gives another key a value', () => {
    fc.assert(
      fc.property(keys, (present) => {
        const root = build(present.map((key) => [pathOf(toKey(key)), leafOf(key)] as const))
        const rootHash = keccak256(rlp(root))
        const [first = 0n] = present
        const proof = prove(root, pathOf(toKey(first)))
        for (const other of present.slice(1)) {
          const read = () => readTrieProof(rootHash, toKey(other), proof)
          // It either names nodes that are missing, or shares a leaf's path by its parents alone.
          let value: Hex | undefined
          try {
            value = read()
          } catch (error) {
            expect(error).toBeInstanceOf(TrieProofInvalid)
            continue
          }
          expect(value).toBe(leafOf(other))
        }
      }),
      { numRuns: 60 },
    )
  })
})

const emptyRoot = keccak256(toRlp('0x'))

test.each([[[]], [['0x80']]] as const)('a trie without entries has none: %j', (proof) => {
  expect(readTrieProof(emptyRoot, '0x01', proof)).toBeUndefined()
  expect(() => readTrieProof(emptyRoot, '0x01', [...proof, '0x01', '0x02'])).toThrow(
    TrieProofInvalid,
  )
})

test('no nodes prove nothing', () => {
  expect(() => readTrieProof(keccak256('0x01'), '0x01', [])).toThrow(TrieProofInvalid)
})

test.each([
  ['a text', '0x01'],
  ['a list of three', ['0x', '0x', '0x']],
  ['a path with another flag', ['0x40', '0x01']],
  ['a padded path that is not empty', ['0x21', '0x01']],
  ['a step over nothing', ['0x00', `0x${'11'.repeat(32)}`]],
  ['no path', ['0x', '0x01']],
] as const)('a root that is %s proves nothing', (_what, node) => {
  const encoded = rlp(node as Node)
  expect(() => readTrieProof(keccak256(encoded), '0x01', [encoded])).toThrow(TrieProofInvalid)
})

test('nodes inside their parents may be listed once more, as some clients do', () => {
  const inside: Node = [encodePath('1', true), '0x05']
  const key = '0x01'
  const path = pathOf(key)
  const branch: Node = Array.from({ length: 17 }, (_, nibble) =>
    nibble === Number.parseInt(path.charAt(0), 16)
      ? [encodePath(path.slice(1), true), '0x05']
      : nibble === 16
        ? '0x'
        : inside,
  )
  const root = keccak256(rlp(branch))
  const child = branch[Number.parseInt(path.charAt(0), 16)] as Node
  expect(readTrieProof(root, key, [rlp(branch), rlp(child)])).toBe('0x05')
  expect(readTrieProof(root, key, [rlp(branch)])).toBe('0x05')
})
