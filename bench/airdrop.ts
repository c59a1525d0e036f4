import { type Keccak, loadKeccak } from '@slipway/sdk/airdrop/keccak/load-keccak'
import { buildClaimsTree } from '@slipway/sdk/airdrop/merkle/build-claims-tree'
import { createListReader } from '@slipway/sdk/airdrop/recipients/create-list-reader'
import { getAddress, keccak256, toHex } from 'viem'
import { type BenchRow, benchRow } from './bench-row.ts'

const ROWS = 100_000
const ROUNDS = 3
/** What a stream of a file gives at once. */
const PIECE = 65_536
/** Parsed, checked and rooted (issue "Staking pools and airdrops", 100 000-row CSV). */
const targetMs = 5_000

/** A list as people export it: checksummed addresses, decimals, a heading. */
function makeList(): string {
  const lines = Array.from({ length: ROWS }, (_, at) => {
    const address = getAddress(toHex((BigInt(at) + 1n) * 0x9e3779b97f4a7c15n ** 2n, { size: 20 }))
    return `${address},${at + 1}.${at % 1_000}`
  })
  return ['address,amount', ...lines].join('\n')
}

function run(text: string, keccak: Keccak): { readMs: number; treeMs: number } {
  const begun = performance.now()
  const reader = createListReader({ decimals: 18, keccak })
  for (let at = 0; at < text.length; at += PIECE) reader.read(text.slice(at, at + PIECE))
  const { list, issueCount } = reader.finish()
  if (list.count !== ROWS || issueCount > 0) throw new Error('The list was not read whole.')
  const read = performance.now()
  buildClaimsTree(list, keccak)
  return { readMs: read - begun, treeMs: performance.now() - read }
}

const row = (name: string, value: number, target: number | null): BenchRow =>
  benchRow({
    area: 'airdrop',
    name,
    value: Math.round(value),
    unit: 'ms',
    target,
    better: 'lower',
  })

/** A list of 100 000 lines on one thread, by the code that the page's worker runs; the best of several rounds. */
export async function measure(): Promise<readonly BenchRow[]> {
  const text = makeList()
  const keccak = await loadKeccak()
  const rounds = Array.from({ length: ROUNDS }, () => run(text, keccak))
  const best = (of: (round: (typeof rounds)[number]) => number) => Math.min(...rounds.map(of))
  const script = run(text, (bytes) => keccak256(bytes, 'bytes'))
  return [
    row(
      'airdrop list 100 000',
      best(({ readMs, treeMs }) => readMs + treeMs),
      targetMs,
    ),
    row(
      'airdrop list 100 000, read and checked',
      best(({ readMs }) => readMs),
      null,
    ),
    row(
      'airdrop list 100 000, tree',
      best(({ treeMs }) => treeMs),
      null,
    ),
    row('airdrop list 100 000, hashes in JavaScript', script.readMs + script.treeMs, null),
  ]
}
