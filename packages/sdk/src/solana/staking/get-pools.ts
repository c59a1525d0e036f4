import {
  type Address,
  type Base58EncodedBytes,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePool } from './decode-pool.ts'
import { poolBytes, poolTag } from './pool-codec.ts'
import type { SolanaPool } from './types.ts'

/** Whose pools, or those in which a token is staked. */
export type PoolFilter = { readonly owner: Address } | { readonly stakeMint: Address }

/** Where a pool's account has what lists compare. */
const offsets = { tag: 0, owner: 8, stakeMint: 40 } as const

const compare = (offset: number, bytes: string) => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58' as const,
  },
})

const comparison = (filter: PoolFilter) =>
  'owner' in filter
    ? compare(offsets.owner, filter.owner)
    : compare(offsets.stakeMint, filter.stakeMint)

/** Every pool, of one owner or with one staked token where that is asked, read from the chain itself, the newest first. */
export async function getPools(
  rpc: SolanaRpc,
  program: Address,
  filter?: PoolFilter,
): Promise<SolanaPool[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(poolBytes) },
        compare(offsets.tag, getBase58Decoder().decode(poolTag)),
        ...(filter ? [comparison(filter)] : []),
      ],
    })
    .send()
  return found
    .flatMap(({ pubkey, account }) => {
      const data = getBase64Encoder().encode(account.data[0])
      return decodePool({ address: pubkey, data }) ?? []
    })
    .toSorted((left, right) => right.createdAt - left.createdAt)
}
