import type { Hex } from 'viem'
import { getAddress, isAddress } from 'viem'
import * as z from 'zod/mini'
import { certificateFormat } from './certificate-format.ts'
import { type HeaderField, headerFields } from './hash-header.ts'

const hex = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]*$/.test(value))
const hash = z.custom<Hex>((value) => typeof value === 'string' && /^0x[0-9a-f]{64}$/.test(value))
const quantity = z.custom<Hex>(
  (value) => typeof value === 'string' && /^0x(0|[1-9a-f][0-9a-f]{0,63})$/.test(value),
)
const address = z.pipe(
  z.custom<string>((value) => typeof value === 'string' && isAddress(value, { strict: false })),
  z.transform((text) => getAddress(text)),
)
const wholeNumber = z.int().check(z.minimum(0))
const decimal = z.string().check(z.regex(/^(0|[1-9]\d{0,77})$/))
/** What a stranger's contract says of itself. */
const strangersText = z.string().check(z.maxLength(256))

const alwaysThere = 15

/** A header may lack only what came with later forks: else its fields could be read as one another. */
const header = z
  .partialRecord(z.enum(headerFields as readonly [HeaderField, ...HeaderField[]]), hex)
  .check(z.refine((fields) => headerFields.slice(0, alwaysThere).every((name) => name in fields)))

const account = z.strictObject({
  address,
  balance: quantity,
  nonce: quantity,
  codeHash: hash,
  storageHash: hash,
  accountProof: z.array(hex),
  storageProof: z.array(z.strictObject({ key: hash, value: quantity, proof: z.array(hex) })),
})

/**
 * What contracts answered when the certificate was made, and no word of the lockers proves: any node answers the same for
 * the same block.
 */
const told = z.strictObject({
  /** Of the token, the LP token, or the collection. */
  name: z.optional(strangersText),
  symbol: z.optional(strangersText),
  decimals: z.optional(z.int().check(z.minimum(0), z.maximum(255))),
  /** Base units. */
  totalSupply: z.optional(decimal),
  /** Balance of whoever holds the token for this lock: the locker, or the vault of a rebasing lock. */
  held: z.optional(decimal),
  /** The two tokens of an LP token's pair, or of a position. */
  token0: z.optional(address),
  token1: z.optional(address),
  /** Who owns the NFT. */
  nftOwner: z.optional(address),
})

/**
 * The file of a lock's certificate. Accounts are answers of `eth_getProof` (EIP-1186): the locker's, and, of a lock that can
 * still move, the announcer's. Words are lower-case hex.
 */
export const certificateSchema = z.strictObject({
  format: z.literal(certificateFormat.name),
  version: z.literal(certificateFormat.version),
  /** `lockKeyOf`. */
  id: z.string().check(z.maxLength(200)),
  chainId: wholeNumber,
  lock: z.strictObject({
    kind: z.enum(['token', 'liquidity', 'nft']),
    locker: address,
    lockId: decimal,
  }),
  block: z.strictObject({
    hash,
    number: wholeNumber,
    /** Unix seconds. */
    timestamp: wholeNumber,
    stateRoot: hash,
    /** `null` where the network hashes its headers another way: only a node can say then that the state is the block's. */
    header: z.nullable(header),
  }),
  accounts: z.array(account).check(z.minLength(1), z.maxLength(2)),
  /** What the words say, amounts as decimal texts. */
  claims: z.record(z.string(), z.unknown()),
  /** The same in sentences. */
  statement: z.array(z.string()),
  told,
})

/** A certificate as its file holds it; strangers may have written it. */
export type LockCertificate = z.infer<typeof certificateSchema>
/** An answer of `eth_getProof`. */
export type CertificateAccount = LockCertificate['accounts'][number]
/** What contracts say that no word of the lockers proves. */
export type UnverifiedFacts = LockCertificate['told']
