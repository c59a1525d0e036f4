import {
  type Address,
  type EncodedAccount,
  fixDecoderSize,
  getAddressDecoder,
  getBooleanDecoder,
  getBytesDecoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU64Decoder,
} from '@solana/kit'

/** First bytes of the account: Anchor's hash of `account:AmmConfig`. */
const tag = Uint8Array.of(...[0xda, 0xf4, 0x21, 0x68, 0xcb, 0xcb, 0x2b, 0x6f])
const bytes = 236

/** Fees that pools of Raydium's CPMM program share. Raydium can change them. */
export interface AmmConfig {
  readonly index: number
  readonly isClosed: boolean
  /** Parts per million of what a trade pays in. */
  readonly tradeFeePpm: bigint
  /** The same for a pool's creator, on top, in pools that have such a fee. */
  readonly creatorFeePpm: bigint
  /** What creating a pool costs. */
  readonly creationFeeLamports: bigint
}

// Source: `AmmConfig` in programs/cp-swap/src/states/config.rs of raydium-io/raydium-cp-swap.
const decoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), tag.length)],
  ['bump', getU8Decoder()],
  ['isClosed', getBooleanDecoder()],
  ['index', getU16Decoder()],
  ['tradeFeePpm', getU64Decoder()],
  ['protocolFeeRate', getU64Decoder()],
  ['fundFeeRate', getU64Decoder()],
  ['creationFeeLamports', getU64Decoder()],
  ['protocolOwner', getAddressDecoder()],
  ['fundOwner', getAddressDecoder()],
  ['creatorFeePpm', getU64Decoder()],
])

/** The fees in an account; undefined where the account is not the program's, or has another layout. */
export function decodeAmmConfig(
  { data, programAddress }: Pick<EncodedAccount, 'data' | 'programAddress'>,
  program: Address,
): AmmConfig | undefined {
  if (programAddress !== program || data.length !== bytes) return undefined
  if (!tag.every((byte, at) => data[at] === byte)) return undefined
  const { index, isClosed, tradeFeePpm, creatorFeePpm, creationFeeLamports } = decoder.decode(data)
  return { index, isClosed, tradeFeePpm, creatorFeePpm, creationFeeLamports }
}
