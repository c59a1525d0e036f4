import {
  fixDecoderSize,
  fixEncoderSize,
  getAddressDecoder,
  getBytesDecoder,
  getStructDecoder,
  getStructEncoder,
  getU8Encoder,
  getU16Decoder,
  getU16Encoder,
  getU64Decoder,
  getU64Encoder,
} from '@solana/kit'

/** First bytes of a lock's account; the last one counts its layouts. */
export const lockTag: Uint8Array = new TextEncoder().encode('sliplck\u0001')

/** Bytes of a lock's account. */
export const lockBytes = 200

/** A lock's account, field by field as `programs/locker/src/state.rs` has them. */
export const lockDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), lockTag.length)],
  ['owner', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['vault', getAddressDecoder()],
  ['creator', getAddressDecoder()],
  ['id', getU64Decoder()],
  ['initialAmount', getU64Decoder()],
  ['withdrawn', getU64Decoder()],
  ['lockedAt', getU64Decoder()],
  ['unlockAt', getU64Decoder()],
  ['cliffAt', getU64Decoder()],
  ['cycleSeconds', getU64Decoder()],
  ['firstBps', getU16Decoder()],
  ['cycleBps', getU16Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
  ['padding', fixDecoderSize(getBytesDecoder(), 3)],
])

/** First byte of each instruction. */
export const lockInstructions = {
  create: 0,
  withdraw: 1,
  withdrawReleased: 2,
  relock: 3,
  give: 4,
  close: 5,
} as const

/** What `create` is told. */
export const creationEncoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['id', getU64Encoder()],
  ['amount', getU64Encoder()],
  ['unlockAt', getU64Encoder()],
  ['cliffAt', getU64Encoder()],
  ['cycleSeconds', getU64Encoder()],
  ['firstBps', getU16Encoder()],
  ['cycleBps', getU16Encoder()],
])

/** What `withdraw` and `relock` are told. */
export const numberEncoder = getStructEncoder([
  ['kind', getU8Encoder()],
  ['number', getU64Encoder()],
])

/** What the others are told: nothing but what they are. */
export const bareEncoder = getStructEncoder([['kind', fixEncoderSize(getU8Encoder(), 1)]])
