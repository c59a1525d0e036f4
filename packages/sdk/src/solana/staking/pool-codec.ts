import {
  fixDecoderSize,
  getAddressDecoder,
  getBytesDecoder,
  getStructDecoder,
  getStructEncoder,
  getU8Decoder,
  getU8Encoder,
  getU32Decoder,
  getU64Decoder,
  getU64Encoder,
} from '@solana/kit'

/** First bytes of a pool's account; the last one counts its layouts. */
export const poolTag: Uint8Array = new TextEncoder().encode('slippol\u0001')
/** First bytes of the account of what a wallet has in a pool. */
export const stakeTag: Uint8Array = new TextEncoder().encode('slipstk\u0001')

export const poolBytes = 304
export const stakeBytes = 120

/** A pool's account, field by field as `programs/staking/src/state.rs` has them. */
export const poolDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), poolTag.length)],
  ['owner', getAddressDecoder()],
  ['stakeMint', getAddressDecoder()],
  ['rewardMint', getAddressDecoder()],
  ['stakeVault', getAddressDecoder()],
  ['rewardVault', getAddressDecoder()],
  ['id', getU64Decoder()],
  ['createdAt', getU64Decoder()],
  ['startAt', getU64Decoder()],
  ['endAt', getU64Decoder()],
  ['deadlineAt', getU64Decoder()],
  ['lockSeconds', getU64Decoder()],
  ['limit', getU64Decoder()],
  ['limitSeconds', getU64Decoder()],
  ['rate', getU64Decoder()],
  ['countedUntil', getU64Decoder()],
  ['perUnitLow', getU64Decoder()],
  ['perUnitHigh', getU64Decoder()],
  ['staked', getU64Decoder()],
  ['owed', getU64Decoder()],
  ['surplus', getU64Decoder()],
  ['stakers', getU32Decoder()],
  ['accounts', getU32Decoder()],
  ['exitOpen', getU8Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
  ['rewardsBump', fixDecoderSize(getBytesDecoder(), 1)],
  ['padding', fixDecoderSize(getBytesDecoder(), 5)],
])

/** What a wallet has in a pool, field by field as `programs/staking/src/account.rs` has them. */
export const stakeDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), stakeTag.length)],
  ['pool', getAddressDecoder()],
  ['wallet', getAddressDecoder()],
  ['amount', getU64Decoder()],
  ['due', getU64Decoder()],
  ['perUnitLow', getU64Decoder()],
  ['perUnitHigh', getU64Decoder()],
  ['depositedAt', getU64Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
  ['padding', fixDecoderSize(getBytesDecoder(), 7)],
])

/** First byte of each instruction. */
export const poolInstructions = {
  create: 0,
  stake: 1,
  withdraw: 2,
  harvest: 3,
  stop: 4,
  setRewards: 5,
  setLimit: 6,
  openExit: 7,
  recover: 8,
  close: 9,
} as const

/** What `create` is told. */
export const creationEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['id', getU64Encoder()],
  ['amount', getU64Encoder()],
  ['rate', getU64Encoder()],
  ['startAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
  ['deadlineAt', getU64Encoder()],
  ['lockSeconds', getU64Encoder()],
  ['limit', getU64Encoder()],
  ['limitSeconds', getU64Encoder()],
])

/** What `stake` is told: an amount, and what the wallet read of the pool. */
export const depositEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['amount', getU64Encoder()],
  ['createdAt', getU64Encoder()],
  ['lockSeconds', getU64Encoder()],
])

/** What `setRewards` is told. */
export const rewardsEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['rate', getU64Encoder()],
  ['startAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
  ['amount', getU64Encoder()],
])

/** What `withdraw` and `setLimit` are told. */
export const numberEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['number', getU64Encoder()],
])

/** What the others are told: nothing but what they are. */
export const bareEncoder = getStructEncoder([['kindOfCall', getU8Encoder()]])
