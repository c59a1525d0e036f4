import {
  type Address,
  type Base58EncodedBytes,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeStake } from './decode-stake.ts'
import { stakeBytes, stakeTag } from './pool-codec.ts'
import type { SolanaStake } from './types.ts'

/** Who has something in a pool, or what a wallet has in all of them. */
export type StakeFilter = { readonly pool: Address } | { readonly wallet: Address }

/** Where the account of what a wallet has in a pool has what lists compare. */
const offsets = { tag: 0, pool: 8, wallet: 40 } as const

const compare = (offset: number, bytes: string) => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58' as const,
  },
})

/** What every wallet has in one pool, or one wallet in every pool, read from the chain itself. */
export async function getStakes(
  rpc: SolanaRpc,
  program: Address,
  filter: StakeFilter,
): Promise<SolanaStake[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(stakeBytes) },
        compare(offsets.tag, getBase58Decoder().decode(stakeTag)),
        'pool' in filter
          ? compare(offsets.pool, filter.pool)
          : compare(offsets.wallet, filter.wallet),
      ],
    })
    .send()
  return found.flatMap(({ pubkey, account }) => {
    const data = getBase64Encoder().encode(account.data[0])
    return decodeStake({ address: pubkey, data }) ?? []
  })
}
