import {
  type Address,
  type Base58EncodedBytes,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeBuyer } from './decode-buyer.ts'
import { buyerBytes, buyerTag } from './presale-codec.ts'
import type { SolanaPresaleBuyer } from './types.ts'

/** Who has something in a presale, or what a wallet has in all of them. */
export type BuyerFilter = { readonly presale: Address } | { readonly wallet: Address }

/** Where the account of what a wallet has in a presale has what lists compare. */
const offsets = { tag: 0, presale: 8, wallet: 40 } as const

const compare = (offset: number, bytes: string) => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58' as const,
  },
})

/** What every wallet has in one presale, or one wallet in every presale, read from the chain itself. */
export async function getBuyers(
  rpc: SolanaRpc,
  program: Address,
  filter: BuyerFilter,
): Promise<SolanaPresaleBuyer[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(buyerBytes) },
        compare(offsets.tag, getBase58Decoder().decode(buyerTag)),
        'presale' in filter
          ? compare(offsets.presale, filter.presale)
          : compare(offsets.wallet, filter.wallet),
      ],
    })
    .send()
  return found.flatMap(({ pubkey, account }) => {
    const data = getBase64Encoder().encode(account.data[0])
    return decodeBuyer({ address: pubkey, data }) ?? []
  })
}
