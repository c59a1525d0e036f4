import {
  type Address,
  type EncodedAccount,
  type GetProgramAccountsMemcmpFilter,
  getBase58Decoder,
  getBase64Encoder,
} from '@solana/kit'
import { compareBytes } from './compare-bytes.ts'
import type { SolanaRpc } from './solana-rpc.ts'

/** One of the things that a program keeps. */
interface AccountKind<Kept> {
  /** First bytes of its account. */
  readonly tag: Uint8Array
  /** Bytes of its account. */
  readonly size: number
  /** Undefined for what only looks like one. */
  readonly decode: (account: Pick<EncodedAccount, 'address' | 'data'>) => Kept | undefined
}

/**
 * Everything of a kind that a program keeps, read from the chain itself.
 * @param comparisons what else its account has to hold
 */
export async function getTaggedAccounts<Kept>(
  rpc: SolanaRpc,
  program: Address,
  { tag, size, decode }: AccountKind<Kept>,
  comparisons: readonly GetProgramAccountsMemcmpFilter[],
): Promise<Kept[]> {
  const found = await rpc
    .getProgramAccounts(program, {
      commitment: 'confirmed',
      encoding: 'base64',
      filters: [
        { dataSize: BigInt(size) },
        compareBytes(0, getBase58Decoder().decode(tag)),
        ...comparisons,
      ],
    })
    .send()
  return found.flatMap(({ pubkey, account }) => {
    const data = getBase64Encoder().encode(account.data[0])
    return decode({ address: pubkey, data }) ?? []
  })
}
