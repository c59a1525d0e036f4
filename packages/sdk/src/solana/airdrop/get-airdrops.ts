import { type Address, getBase58Decoder, getBase64Encoder } from '@solana/kit'
import { compareBytes } from '../compare-bytes.ts'
import type { SolanaRpc } from '../solana-rpc.ts'
import { airdropBytes, airdropTag } from './airdrop-codec.ts'
import { decodeAirdrop } from './decode-airdrop.ts'
import type { SolanaAirdrop } from './types.ts'

/** Where an airdrop's account has what lists compare. */
const offsets = { tag: 0, creator: 8 } as const

/** Every airdrop of one creator, read from the chain itself, the newest first; without their ledgers. */
export async function getAirdrops(
  rpc: SolanaRpc,
  program: Address,
  creator: Address,
): Promise<SolanaAirdrop[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      dataSlice: { offset: 0, length: airdropBytes },
      filters: [
        compareBytes(offsets.tag, getBase58Decoder().decode(airdropTag)),
        compareBytes(offsets.creator, creator),
      ],
    })
    .send()
  return found
    .flatMap(({ pubkey, account }) => {
      const data = getBase64Encoder().encode(account.data[0])
      return decodeAirdrop({ address: pubkey, data }) ?? []
    })
    .toSorted((left, right) => right.createdAt - left.createdAt)
}
