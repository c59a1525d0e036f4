import {
  getMetadataAccountDataSerializer,
  type MetadataAccountDataArgs,
} from '@metaplex-foundation/mpl-token-metadata'
import { none, publicKey } from '@metaplex-foundation/umi'
import type { Address } from '@solana/kit'

/** Bytes of an account that the program makes today. */
const accountBytes = 607

/** A text as the program writes it: with zeros up to the longest that it takes. */
const padded = (text: string, bytes: number) =>
  text + '\0'.repeat(Math.max(0, bytes - new TextEncoder().encode(text).length))

/** Texts and people of an account; the rest is nothing. */
export interface WrittenMetadata {
  readonly mint: Address
  readonly updateAuthority: Address
  readonly name?: string
  readonly symbol?: string
  readonly uri?: string
  readonly isMutable?: boolean
  readonly more?: Partial<MetadataAccountDataArgs>
}

/** A metadata account as the program keeps it, by the serializer of its own package. */
export function writeMetadata(written: WrittenMetadata): Uint8Array {
  const { mint, updateAuthority, name = '', symbol = '', uri = '', isMutable = true } = written
  const bytes = getMetadataAccountDataSerializer().serialize({
    mint: publicKey(mint),
    updateAuthority: publicKey(updateAuthority),
    name: padded(name, 32),
    symbol: padded(symbol, 10),
    uri: padded(uri, 200),
    isMutable,
    ...{ sellerFeeBasisPoints: 0, primarySaleHappened: false },
    ...{ creators: none(), editionNonce: none(), tokenStandard: none(), collection: none() },
    ...{ uses: none(), collectionDetails: none(), programmableConfig: none() },
    ...written.more,
  })
  const data = new Uint8Array(Math.max(accountBytes, bytes.length))
  data.set(bytes)
  return data
}
