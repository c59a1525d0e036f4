import { createRequire } from 'node:module'
import { expect, test } from 'vitest'

interface Sum {
  readonly asset: string
  readonly owed: bigint
  readonly held: bigint
}

interface Question {
  readonly target: string
  readonly abi: string
  readonly params?: readonly number[]
}

const { adapterOf } = createRequire(import.meta.url)('../adapters/defillama.cjs') as {
  adapterOf: (records: Record<string, unknown>) => {
    readonly ethereum: { readonly tvl: (api: object) => Promise<void> }
  }
}

const [factory, locker, pool, token, collection] = ['f', 'c', 'p', '70', 'c0'].map(
  (end) => `0x${end.padStart(40, '0')}`,
) as [string, string, string, string, string]

/** A chain of a locker with many assets, and a factory with pools. */
async function readValueOf(world: {
  locks: readonly Sum[]
  pools: number
  ofPool: readonly Sum[]
}) {
  const added: [string, bigint][] = []
  const answer = ({ target, abi, params = [] }: Question): unknown => {
    const [offset = 0, limit = 0] = params
    const page = <Item>(items: readonly Item[]) => items.slice(offset, offset + limit)
    if (abi.includes('solvencyPage')) return page(world.locks)
    if (abi.includes('records(')) return page(Array(world.pools).fill({ addr: pool }))
    if (abi.includes('solvency()')) return target === pool ? world.ofPool : []
    if (abi.includes('decimals') && target === token) return 18
    throw new Error('execution reverted')
  }
  const api = {
    call: async (question: Question) => answer(question),
    multiCall: async ({ calls, ...rest }: { abi: string; calls: readonly string[] }) =>
      calls.map((target) => {
        try {
          return answer({ ...rest, target })
        } catch {
          return null
        }
      }),
    add: (asset: string, amount: bigint) => added.push([asset, amount]),
  }
  const contracts = { tokenLocker: { address: locker }, poolFactory: { address: factory } }
  await adapterOf({ ethereum: { deployments: [{ contracts }] } }).ethereum.tvl(api)
  return added
}

const sumOf = (asset: string, owed: bigint, held = owed): Sum => ({ asset, owed, held })

test('counts what is owed and there, of money alone: neither donations, nor what is missing, nor NFTs', async () => {
  const ofPool = [sumOf(token, 10n, 12n), sumOf(token, 9n, 4n), sumOf(collection, 3n)]
  expect(await readValueOf({ locks: [], pools: 1, ofPool })).toEqual([
    [token, 10n],
    [token, 4n],
  ])
})

test('reads every page of lockers and registries', async () => {
  const locks = Array<Sum>(120).fill(sumOf(token, 1n))
  expect(await readValueOf({ locks, pools: 100, ofPool: [sumOf(token, 2n)] })).toHaveLength(220)
})
