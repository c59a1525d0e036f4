import {
  type Address,
  type EncodedAccount,
  fixDecoderSize,
  getAddressDecoder,
  getArrayDecoder,
  getBooleanDecoder,
  getBytesDecoder,
  getStructDecoder,
  getU8Decoder,
  getU64Decoder,
} from '@solana/kit'

/** First bytes of a pool's account: Anchor's hash of `account:PoolState`. */
export const poolStateTag: Uint8Array = Uint8Array.of(
  ...[0xf7, 0xed, 0xe3, 0xf5, 0xd7, 0xc3, 0xde, 0x46],
)

/** Bytes of a pool's account. */
export const poolStateBytes = 637

/** Where a pool's account names its tokens. */
export const poolMintOffsets = [168, 200] as const

/** Bits of `status` by which Raydium stops a pool's instructions. */
export const poolStops = { deposit: 1, withdraw: 2, swap: 4 } as const

/** Something of token 0, then of token 1. */
export type BothSides<Value> = readonly [Value, Value]

/** A pool of Raydium's CPMM program, as its account says. */
export interface PoolState {
  readonly address: Address
  readonly config: Address
  readonly vaults: BothSides<Address>
  readonly lpMint: Address
  readonly mints: BothSides<Address>
  /** Bits of `poolStops`. */
  readonly status: number
  readonly decimals: BothSides<number>
  /** LP tokens that share the reserves, burned ones and the first 100, which nobody ever gets, included. */
  readonly lpSupply: bigint
  /** Base units in the vaults that belong to Raydium and the pool's creator: fees that are not collected yet. */
  readonly owedFees: BothSides<bigint>
  /** Unix seconds from which on it can be traded; any number that its creator chose. */
  readonly opensAt: bigint
  readonly hasCreatorFee: boolean
}

const both = () => getArrayDecoder(getU64Decoder(), { size: 2 })

// Source: `PoolState` in programs/cp-swap/src/states/pool.rs of raydium-io/raydium-cp-swap, packed, field by field.
const decoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), poolStateTag.length)],
  ['config', getAddressDecoder()],
  ['creator', getAddressDecoder()],
  ['vault0', getAddressDecoder()],
  ['vault1', getAddressDecoder()],
  ['lpMint', getAddressDecoder()],
  ['mint0', getAddressDecoder()],
  ['mint1', getAddressDecoder()],
  ['program0', getAddressDecoder()],
  ['program1', getAddressDecoder()],
  ['observation', getAddressDecoder()],
  ['authorityBump', getU8Decoder()],
  ['status', getU8Decoder()],
  ['lpDecimals', getU8Decoder()],
  ['decimals0', getU8Decoder()],
  ['decimals1', getU8Decoder()],
  ['lpSupply', getU64Decoder()],
  ['protocolFees', both()],
  ['fundFees', both()],
  ['opensAt', getU64Decoder()],
  ['epoch', getU64Decoder()],
  ['creatorFeeOn', getU8Decoder()],
  ['hasCreatorFee', getBooleanDecoder()],
  ['gap', fixDecoderSize(getBytesDecoder(), 6)],
  ['creatorFees', both()],
])

/** The pool in an account; undefined where the account is not the program's, or not a pool of this layout. */
export function decodePoolState(
  account: Pick<EncodedAccount, 'address' | 'data' | 'programAddress'>,
  program: Address,
): PoolState | undefined {
  const { address, data, programAddress } = account
  if (programAddress !== program || data.length !== poolStateBytes) return undefined
  if (!poolStateTag.every((byte, at) => data[at] === byte)) return undefined
  const fields = decoder.decode(data)
  const { config, lpMint, status, lpSupply, opensAt, hasCreatorFee } = fields
  const owedOf = (side: 0 | 1) =>
    [fields.protocolFees, fields.fundFees, fields.creatorFees].reduce(
      (sum, fees) => sum + (fees[side] ?? 0n),
      0n,
    )
  return {
    ...{ address, config, lpMint, status, lpSupply, opensAt, hasCreatorFee },
    vaults: [fields.vault0, fields.vault1],
    mints: [fields.mint0, fields.mint1],
    decimals: [fields.decimals0, fields.decimals1],
    owedFees: [owedOf(0), owedOf(1)],
  }
}
