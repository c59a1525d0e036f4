import type { EncodedAccount } from '@solana/kit'
import { getTokenDecoder } from '@solana-program/token-2022'

/** Base units that a token account of either program has. */
export const readAccountAmount = ({ data }: Pick<EncodedAccount, 'data'>): bigint =>
  getTokenDecoder().decode(data).amount
