import {
  type Address,
  type Base58EncodedBytes,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodePresale } from './decode-presale.ts'
import { presaleBytes, presaleTag } from './presale-codec.ts'
import type { SolanaPresale } from './types.ts'

/** Whose presales, or of which token. */
export type PresaleFilter = { readonly creator: Address } | { readonly mint: Address }

/** Where a presale's account has what lists compare. */
const offsets = { tag: 0, creator: 8, mint: 40 } as const

const compare = (offset: number, bytes: string) => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58' as const,
  },
})

const filterOf = (filter: PresaleFilter) =>
  'creator' in filter
    ? compare(offsets.creator, filter.creator)
    : compare(offsets.mint, filter.mint)

/**
 * Every presale, read from the chain itself, the newest first.
 * @param filter leaves those of one creator or one token
 */
export async function getPresales(
  rpc: SolanaRpc,
  program: Address,
  filter?: PresaleFilter,
): Promise<SolanaPresale[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(presaleBytes) },
        compare(offsets.tag, getBase58Decoder().decode(presaleTag)),
        ...(filter ? [filterOf(filter)] : []),
      ],
    })
    .send()
  return found
    .flatMap(({ pubkey, account }) => {
      const data = getBase64Encoder().encode(account.data[0])
      return decodePresale({ address: pubkey, data }) ?? []
    })
    .toSorted((left, right) => right.createdAt - left.createdAt)
}
