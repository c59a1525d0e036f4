import {
  fixDecoderSize,
  fixEncoderSize,
  getAddressDecoder,
  getBytesDecoder,
  getBytesEncoder,
  getStructDecoder,
  getStructEncoder,
  getU8Encoder,
  getU16Decoder,
  getU16Encoder,
  getU32Decoder,
  getU32Encoder,
  getU64Decoder,
  getU64Encoder,
} from '@solana/kit'
import { solanaAirdropLimits } from './solana-airdrop-limits.ts'

/** First bytes of an airdrop's account; the last one counts its layouts. */
export const airdropTag: Uint8Array = new TextEncoder().encode('slipdrp\u0001')

/** Bytes of an airdrop's account before its ledger. */
export const airdropBytes = 280

const rootBytes = 32
const keyBytes = solanaAirdropLimits.listKeyBytes

/** The beginning of an airdrop's account, field by field as `programs/airdrop/src/state.rs` has them. */
export const airdropDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), airdropTag.length)],
  ['creator', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['vault', getAddressDecoder()],
  ['root', fixDecoderSize(getBytesDecoder(), rootBytes)],
  ['listKey', fixDecoderSize(getBytesDecoder(), keyBytes)],
  ['id', getU64Decoder()],
  ['total', getU64Decoder()],
  ['deposited', getU64Decoder()],
  ['claimed', getU64Decoder()],
  ['createdAt', getU64Decoder()],
  ['startAt', getU64Decoder()],
  ['endAt', getU64Decoder()],
  ['releaseSeconds', getU64Decoder()],
  ['entries', getU32Decoder()],
  ['settled', getU32Decoder()],
  ['firstBps', getU16Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
  ['padding', fixDecoderSize(getBytesDecoder(), 5)],
])

/** First byte of each instruction. */
export const airdropInstructions = { create: 0, extend: 1, claim: 2, close: 3 } as const

/** What `create` is told. */
export const creationEncoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['id', getU64Encoder()],
  ['amount', getU64Encoder()],
  ['total', getU64Encoder()],
  ['startAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
  ['releaseSeconds', getU64Encoder()],
  ['entries', getU32Encoder()],
  ['firstBps', getU16Encoder()],
  ['root', fixEncoderSize(getBytesEncoder(), rootBytes)],
  ['listKey', fixEncoderSize(getBytesEncoder(), keyBytes)],
])

/** What `claim` is told: an entry, and the hashes from its leaf to the root one behind the other. */
export const claimEncoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['index', getU32Encoder()],
  ['amount', getU64Encoder()],
  ['proof', getBytesEncoder()],
])

/** What the others are told: nothing but what they are. */
export const bareEncoder = getStructEncoder([['kind', getU8Encoder()]])
