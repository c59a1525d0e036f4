import { bytesToHex, concat, getContractAddress, keccak256 } from 'viem'
import { describe, expect, it } from 'vitest'
import { buildSaltKernel } from '../src/kernel/build-salt-kernel.ts'
import { calculateAddress } from '../src/kernel/calculate-address.ts'
import type { Engine } from '../src/kernel/search-job.ts'
import { candidateSeed, type SearchSpace } from '../src/kernel/search-space.ts'
import { createSearcher } from '../src/search/create-searcher.ts'
import type { AddressTarget } from '../src/target/address-target.ts'
import { compileTarget } from '../src/target/compile-target.ts'
import { bytesOf, edgeSpace } from './edge-space.ts'

/** What the chain computes, by an implementation that is not ours. */
function expectedAddress(space: SearchSpace, index: bigint): string {
  return getContractAddress({
    opcode: 'CREATE2',
    from: bytesToHex(space.factory),
    bytecodeHash: bytesToHex(space.initCodeHash),
    salt: concat([space.deployer, candidateSeed(space, index)]),
  }).toLowerCase()
}

const edges: [string, SearchSpace][] = [
  ['drawn', edgeSpace('first')],
  ['drawn again', edgeSpace('second')],
  ['all zero', edgeSpace('', 0)],
  ['all ones: the counter wraps', edgeSpace('', 0xff)],
]

const twoDigits: AddressTarget = { kind: 'starts', text: 'a7', isCaseSensitive: false }

describe.each(edges)('%s', (_, space) => {
  it('names the address that CREATE2 gives', () => {
    for (const index of [0n, 1n, 255n, 2n ** 32n, 2n ** 56n - 1n]) {
      const address = bytesToHex(calculateAddress(space, candidateSeed(space, index)))
      expect(address).toBe(expectedAddress(space, index))
    }
  })

  it.each<Engine>(['simd', 'wasm', 'javascript'])(
    '%s finds all that fit and nothing else',
    async (engine) => {
      const { filter } = compileTarget(twoDigits)
      const searcher = await createSearcher({ space, filter, engines: [engine] })
      const first = 2n ** 64n - 100n
      const { tried, hits } = await searcher.search(first)
      const checked = Math.min(tried, 1_000)
      const expected = Array.from({ length: checked }, (_, turn) => first + BigInt(turn))
        .filter((index) => expectedAddress(space, index).startsWith('0xa7'))
        .map((index) => BigInt.asUintN(64, index))
      const end = first + BigInt(checked)
      const found = hits.filter((index) => (index >= first ? index : index + 2n ** 64n) < end)
      expect(found.map((index) => BigInt.asUintN(64, index))).toEqual(expected)
      searcher.stop()
    },
  )
})

it('counts through the first seven bytes of a seed and comes back after 2^56', () => {
  const space = {
    ...edgeSpace('', 0),
    start: Uint8Array.of(254, 0, 0, 0, 0, 0, 0, 7, 8, 9, 10, 11),
  }
  const seedAt = (index: bigint) => bytesToHex(candidateSeed(space, index))
  expect(seedAt(1n)).toBe('0xff0000000000000708090a0b')
  expect(seedAt(2n)).toBe('0x000100000000000708090a0b')
  expect(seedAt(2n ** 56n - 255n)).toBe('0xffffffffffffff0708090a0b')
  expect(seedAt(2n ** 56n)).toBe(seedAt(0n))
})

const targets: AddressTarget[] = [
  { kind: 'starts', text: '0x5', isCaseSensitive: false },
  { kind: 'ends', text: 'c3', isCaseSensitive: false },
  { kind: 'both', text: 'a', ending: '9', isCaseSensitive: false },
  { kind: 'contains', text: 'cafe', isCaseSensitive: false },
  { kind: 'contains', text: 'aB', isCaseSensitive: true },
  { kind: 'zeros', count: 2 },
  { kind: 'pattern', text: '^[0-3]{3}|([a-f])\\d{9}$', isCaseSensitive: false },
  { kind: 'pattern', text: '^..(11|2[a-c])+', isCaseSensitive: false },
]

describe.each(targets)('$kind $text $ending', (target) => {
  const space = edgeSpace(JSON.stringify(target))
  const { filter, matches } = compileTarget(target)

  it('lets through what fits, in pairs and one by one', async () => {
    for (const engine of ['simd', 'wasm'] as const) {
      const searcher = await createSearcher({ space, filter, engines: [engine] })
      const { hits } = await searcher.search(0n)
      const fitting = Array.from({ length: 6_000 }, (_, index) => BigInt(index)).filter((index) =>
        matches(calculateAddress(space, candidateSeed(space, index))),
      )
      const passed = hits.filter((index) => index < 6_000n)
      expect(passed).toEqual(expect.arrayContaining(fitting))
      expect(fitting.length).toBeGreaterThan(0)
    }
  })
})

describe('P-36', () => {
  it('a seed that one finds gives another nothing', () => {
    const space = edgeSpace('finder')
    const mine = new Set<string>()
    const theirs = new Set<string>()
    for (let index = 0n; index < 64n; index++) {
      const seed = candidateSeed(space, index)
      mine.add(bytesToHex(calculateAddress(space, seed)))
      const thief = { ...space, deployer: bytesOf('thief', 20) }
      theirs.add(bytesToHex(calculateAddress(thief, seed)))
    }
    expect([...mine].filter((address) => theirs.has(address))).toEqual([])
  })

  it('every kernel hashes the deployer', async () => {
    const space = edgeSpace('finder')
    const { filter } = compileTarget(twoDigits)
    const hitsFor = async (deployer: Uint8Array) => {
      const job = { space: { ...space, deployer }, filter, engines: ['simd'] as const }
      return (await (await createSearcher(job)).search(0n)).hits
    }
    const mine = await hitsFor(space.deployer)
    const theirs = new Set(await hitsFor(bytesOf('thief', 20)))
    // By chance one in 256 fits both.
    expect(mine.filter((index) => theirs.has(index)).length).toBeLessThan(mine.length / 8)
  })
})

it('is written the same every time', () => {
  const space = edgeSpace('reproducible')
  const { filter } = compileTarget({ kind: 'contains', text: 'cafe', isCaseSensitive: false })
  const digests = ([3, 2, 1] as const).map((width) =>
    keccak256(buildSaltKernel(space, filter, width)).slice(0, 18),
  )
  expect(digests).toMatchInlineSnapshot(`
    [
      "0x41a0c003630e7dc7",
      "0x747440cc61fb018f",
      "0x8feb94d42d19879b",
    ]
  `)
})
