import type { Base58EncodedBytes, GetProgramAccountsMemcmpFilter } from '@solana/kit'

/**
 * What an account has to hold for a node to list it.
 * @param offset in bytes from the start of its data
 * @param bytes in base58, as addresses are
 */
export const compareBytes = (offset: number, bytes: string): GetProgramAccountsMemcmpFilter => ({
  memcmp: {
    offset: BigInt(offset),
    bytes: bytes as Base58EncodedBytes,
    encoding: 'base58',
  },
})
