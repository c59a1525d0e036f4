import {
  type Address,
  type Base58EncodedBytes,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import type { SolanaRpc } from '../solana-rpc.ts'
import { decodeLock } from './decode-lock.ts'
import { lockBytes, lockTag } from './lock-codec.ts'
import type { SolanaLock } from './types.ts'

/** Whose locks, or of which token. */
export type LockFilter = { readonly owner: Address } | { readonly mint: Address }

/** Where a lock's account has what lists compare. */
const offsets = { tag: 0, owner: 8, mint: 40 } as const

const compare = (offset: number, bytes: string) => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58' as const,
  },
})

/** Every lock of one owner or one token, read from the chain itself, the newest first. */
export async function getLocks(
  rpc: SolanaRpc,
  program: Address,
  filter: LockFilter,
): Promise<SolanaLock[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(lockBytes) },
        compare(offsets.tag, getBase58Decoder().decode(lockTag)),
        'owner' in filter
          ? compare(offsets.owner, filter.owner)
          : compare(offsets.mint, filter.mint),
      ],
    })
    .send()
  return found
    .flatMap(({ pubkey, account }) => {
      const data = getBase64Encoder().encode(account.data[0])
      return decodeLock({ address: pubkey, data }) ?? []
    })
    .toSorted((left, right) => right.lockedAt - left.lockedAt)
}
