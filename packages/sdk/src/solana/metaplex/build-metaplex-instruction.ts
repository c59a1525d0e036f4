import {
  AccountRole,
  type AccountSignerMeta,
  type Address,
  addEncoderSizePrefix,
  getAddressEncoder,
  getArrayEncoder,
  getBooleanEncoder,
  getNullableEncoder,
  getStructEncoder,
  getU8Encoder,
  getU16Encoder,
  getU32Encoder,
  getU64Encoder,
  getUtf8Encoder,
  type Instruction,
  type TransactionSigner,
} from '@solana/kit'
import { SYSTEM_PROGRAM_ADDRESS } from '@solana-program/system'
import type { TokenMetadataTexts } from '../order-metadata-changes.ts'
import { findMetaplexAddress } from './find-metaplex-address.ts'
import { metaplexProgram } from './metaplex-program.ts'
import type { MetaplexData, MetaplexMetadata } from './types.ts'

// Published instructions of mpl-token-metadata 3.4.0, compared with its bytes in the test beside. Never executed in our
// tests: the program is not on the local cluster.

/** Numbers of `CreateMetadataAccountV3` and `UpdateMetadataAccountV2`. */
const [creation, update] = [33, 15]

const text = addEncoderSizePrefix(getUtf8Encoder(), getU32Encoder())
const dataEncoder = getStructEncoder([
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['sellerFeeBps', getU16Encoder()],
  [
    'creators',
    getNullableEncoder(
      getArrayEncoder(
        getStructEncoder([
          ['address', getAddressEncoder()],
          ['verified', getBooleanEncoder()],
          ['share', getU8Encoder()],
        ]),
      ),
    ),
  ],
  [
    'collection',
    getNullableEncoder(
      getStructEncoder([
        ['verified', getBooleanEncoder()],
        ['key', getAddressEncoder()],
      ]),
    ),
  ],
  [
    'uses',
    getNullableEncoder(
      getStructEncoder([
        ['useMethod', getU8Encoder()],
        ['remaining', getU64Encoder()],
        ['total', getU64Encoder()],
      ]),
    ),
  ],
])
const creationEncoder = getStructEncoder([
  ['number', getU8Encoder()],
  ['data', dataEncoder],
  ['isMutable', getBooleanEncoder()],
  /** Of a collection of NFTs alone. */
  ['collectionDetails', getNullableEncoder(getU8Encoder())],
])
const updateEncoder = getStructEncoder([
  ['number', getU8Encoder()],
  ['data', getNullableEncoder(dataEncoder)],
  ['newAuthority', getNullableEncoder(getAddressEncoder())],
  ['primarySaleHappened', getNullableEncoder(getBooleanEncoder())],
  ['isMutable', getNullableEncoder(getBooleanEncoder())],
])

/** The encoder takes lists that it could change. */
const encodable = (data: MetaplexData) => ({
  ...data,
  creators: data.creators && [...data.creators],
})

const signs = (signer: TransactionSigner, isWritable = false): AccountSignerMeta => ({
  address: signer.address,
  role: isWritable ? AccountRole.WRITABLE_SIGNER : AccountRole.READONLY_SIGNER,
  signer,
})

/** What the update authority asks of a metadata account. */
export type MetaplexChange =
  /** All else that the account says stays. */
  | { readonly kind: 'texts'; readonly texts: TokenMetadataTexts }
  | { readonly kind: 'authority'; readonly authority: Address }
  /** Nobody can take it back. */
  | { readonly kind: 'immutable' }

/**
 * Keeps name, symbol and link of a mint that has none yet, to be changed by whoever signs.
 * @param signer holds the right to mint, pays, and becomes the update authority
 */
export async function buildMetaplexCreation(
  mint: Address,
  signer: TransactionSigner,
  { name, symbol, uri }: TokenMetadataTexts,
): Promise<Instruction> {
  const data: MetaplexData = {
    ...{ name, symbol, uri, sellerFeeBps: 0, creators: null, collection: null, uses: null },
  }
  return {
    programAddress: metaplexProgram,
    accounts: [
      { address: await findMetaplexAddress(mint), role: AccountRole.WRITABLE },
      { address: mint, role: AccountRole.READONLY },
      signs(signer),
      signs(signer, true),
      signs(signer),
      { address: SYSTEM_PROGRAM_ADDRESS, role: AccountRole.READONLY },
    ],
    data: creationEncoder.encode({
      ...{ number: creation, data: encodable(data), isMutable: true, collectionDetails: null },
    }),
  }
}

/** Changes what Metaplex keeps of a mint. @param signer its update authority */
export function buildMetaplexUpdate(
  metadata: MetaplexMetadata,
  signer: TransactionSigner,
  change: MetaplexChange,
): Instruction {
  return {
    programAddress: metaplexProgram,
    accounts: [{ address: metadata.address, role: AccountRole.WRITABLE }, signs(signer)],
    data: updateEncoder.encode({
      number: update,
      data: change.kind === 'texts' ? encodable({ ...metadata, ...change.texts }) : null,
      newAuthority: change.kind === 'authority' ? change.authority : null,
      primarySaleHappened: null,
      isMutable: change.kind === 'immutable' ? false : null,
    }),
  }
}
