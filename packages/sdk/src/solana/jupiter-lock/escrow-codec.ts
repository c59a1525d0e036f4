import {
  fixDecoderSize,
  fixEncoderSize,
  getAddressDecoder,
  getBytesDecoder,
  getBytesEncoder,
  getStructDecoder,
  getStructEncoder,
  getU8Decoder,
  getU8Encoder,
  getU64Decoder,
  getU64Encoder,
} from '@solana/kit'
import type { EscrowTerms } from './types.ts'

/** First bytes of an escrow's account: sha256 of `account:VestingEscrow`. */
export const escrowTag = new Uint8Array([244, 119, 183, 4, 73, 116, 135, 195])

/** Bytes of an escrow's account, and where it has what lists compare and rank by. */
export const escrowBytes = 296
export const escrowOffsets = { tag: 0, recipient: 8, mint: 40, terms: 144 } as const

const termsDecoder = getStructDecoder([
  ['cliffAt', getU64Decoder()],
  ['periodSeconds', getU64Decoder()],
  ['cliffAmount', getU64Decoder()],
  ['periodAmount', getU64Decoder()],
  ['periods', getU64Decoder()],
  ['claimed', getU64Decoder()],
  ['startsAt', getU64Decoder()],
  ['canceledAt', getU64Decoder()],
])

/** Bytes of an escrow's terms within its account. */
export const termsBytes: number = termsDecoder.fixedSize

/** Terms, from where they begin. */
export const decodeTerms = (data: Parameters<typeof termsDecoder.decode>[0]): EscrowTerms =>
  termsDecoder.decode(data)

/** An escrow's account, field by field as the program's `VestingEscrow` has them. */
export const escrowDecoder = getStructDecoder([
  ['tag', fixDecoderSize(getBytesDecoder(), escrowTag.length)],
  ['recipient', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['creator', getAddressDecoder()],
  ['base', getAddressDecoder()],
  ['bump', getU8Decoder()],
  ['updateRecipientMode', getU8Decoder()],
  ['cancelMode', getU8Decoder()],
  ['tokenProgramFlag', getU8Decoder()],
  ['padding', fixDecoderSize(getBytesDecoder(), 4)],
  ['terms', termsDecoder],
  ['buffer', fixDecoderSize(getBytesDecoder(), 88)],
])

/** First bytes of `claim_v2`: sha256 of `global:claim_v2`. */
export const claimTag = new Uint8Array([229, 87, 46, 162, 21, 157, 231, 114])

/** What `claim_v2` is told: the most that is claimed, and that no accounts of a transfer hook come with it. */
export const claimEncoder = getStructEncoder([
  ['tag', fixEncoderSize(getBytesEncoder(), claimTag.length)],
  ['maxAmount', getU64Encoder()],
  ['hookAccounts', getU8Encoder()],
])
