import {
  fixDecoderSize,
  fixEncoderSize,
  getAddressDecoder,
  getArrayDecoder,
  getArrayEncoder,
  getBytesDecoder,
  getBytesEncoder,
  getStructDecoder,
  getStructEncoder,
  getU8Decoder,
  getU8Encoder,
  getU16Decoder,
  getU16Encoder,
  getU32Decoder,
  getU64Decoder,
  getU64Encoder,
} from '@solana/kit'
import { solanaPresaleLimits } from './solana-presale-limits.ts'

/** First bytes of a presale's account; the last one counts its layouts. */
export const presaleTag: Uint8Array = new TextEncoder().encode('slipsal\u0001')
/** First bytes of the account of what a wallet has in a presale. */
export const buyerTag: Uint8Array = new TextEncoder().encode('slipbuy\u0001')

export const presaleBytes = 424
export const buyerBytes = 152

const rootBytes = 32
const { infoKeyBytes: keyBytes, inviterLevelsMax } = solanaPresaleLimits

/** A presale's account, field by field as `programs/presale/src/state.rs` has them. */
export const presaleDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), presaleTag.length)],
  ['creator', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['vault', getAddressDecoder()],
  ['root', fixDecoderSize(getBytesDecoder(), rootBytes)],
  ['infoKey', fixDecoderSize(getBytesDecoder(), keyBytes)],
  ['id', getU64Decoder()],
  ['tokens', getU64Decoder()],
  ['deposited', getU64Decoder()],
  ['softCap', getU64Decoder()],
  ['hardCap', getU64Decoder()],
  ['minContribution', getU64Decoder()],
  ['maxContribution', getU64Decoder()],
  ['createdAt', getU64Decoder()],
  ['startAt', getU64Decoder()],
  ['endAt', getU64Decoder()],
  ['t1Seconds', getU64Decoder()],
  ['t2Seconds', getU64Decoder()],
  ['cycleSeconds', getU64Decoder()],
  ['total', getU64Decoder()],
  ['exitFees', getU64Decoder()],
  ['proceeds', getU64Decoder()],
  ['withdrawn', getU64Decoder()],
  ['returned', getU64Decoder()],
  ['sold', getU64Decoder()],
  ['claimed', getU64Decoder()],
  ['unsold', getU64Decoder()],
  ['vestingStart', getU64Decoder()],
  ['earned', getU64Decoder()],
  ['rewards', getU64Decoder()],
  ['rewarded', getU64Decoder()],
  ['buyers', getU32Decoder()],
  ['accounts', getU32Decoder()],
  ['firstBps', getU16Decoder()],
  ['cycleBps', getU16Decoder()],
  ['inviterBps', getArrayDecoder(getU16Decoder(), { size: inviterLevelsMax })],
  ['kind', getU8Decoder()],
  ['whitelistMode', getU8Decoder()],
  ['status', getU8Decoder()],
  ['reason', getU8Decoder()],
  ['flags', getU8Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
])

/** What a wallet has in a presale, field by field as `programs/presale/src/buyer.rs` has them. */
export const buyerDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), buyerTag.length)],
  ['presale', getAddressDecoder()],
  ['wallet', getAddressDecoder()],
  ['inviter', getAddressDecoder()],
  ['contributed', getU64Decoder()],
  ['exitFee', getU64Decoder()],
  ['claimed', getU64Decoder()],
  ['returned', getU64Decoder()],
  ['earned', getU64Decoder()],
  ['invitees', getU32Decoder()],
  ['rewarded', getU8Decoder()],
  ['bump', fixDecoderSize(getBytesDecoder(), 1)],
  ['padding', fixDecoderSize(getBytesDecoder(), 2)],
])

/** First byte of each instruction. */
export const presaleInstructions = {
  create: 0,
  contribute: 1,
  refund: 2,
  finalize: 3,
  claim: 4,
  withdraw: 5,
  cancel: 6,
  setTime: 7,
  setWhitelist: 8,
  close: 9,
  registerInviter: 10,
  claimReward: 11,
} as const

/** What `create` is told. */
export const creationEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['id', getU64Encoder()],
  ['amount', getU64Encoder()],
  ['tokens', getU64Encoder()],
  ['softCap', getU64Encoder()],
  ['hardCap', getU64Encoder()],
  ['minContribution', getU64Encoder()],
  ['maxContribution', getU64Encoder()],
  ['startAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
  ['t1Seconds', getU64Encoder()],
  ['t2Seconds', getU64Encoder()],
  ['cycleSeconds', getU64Encoder()],
  ['firstBps', getU16Encoder()],
  ['cycleBps', getU16Encoder()],
  ['kind', getU8Encoder()],
  ['whitelistMode', getU8Encoder()],
  ['flags', getU8Encoder()],
  ['inviterBps', getArrayEncoder(getU16Encoder(), { size: inviterLevelsMax })],
  ['root', fixEncoderSize(getBytesEncoder(), rootBytes)],
  ['infoKey', fixEncoderSize(getBytesEncoder(), keyBytes)],
])

/**
 * What `contribute` is told: an amount, what the wallet read of the presale, the wallet's tier, and the hashes from its leaf to
 * the root.
 */
export const contributionEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['amount', getU64Encoder()],
  ['createdAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
  ['level', getU8Encoder()],
  ['proof', getBytesEncoder()],
])

/** What `registerInviter` is told: which presale was read. */
export const registrationEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['createdAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
])

/** What `setTime` is told. */
export const timesEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['startAt', getU64Encoder()],
  ['endAt', getU64Encoder()],
])

/** What `setWhitelist` is told. */
export const whitelistEncoder = getStructEncoder([
  ['kindOfCall', getU8Encoder()],
  ['root', fixEncoderSize(getBytesEncoder(), rootBytes)],
])

/** What the others are told: nothing but what they are. */
export const bareEncoder = getStructEncoder([['kindOfCall', getU8Encoder()]])
