import {
  type Address,
  addDecoderSizePrefix,
  type EncodedAccount,
  getAddressDecoder,
  getArrayDecoder,
  getBooleanDecoder,
  getBytesDecoder,
  getNullableDecoder,
  getStructDecoder,
  getU8Decoder,
  getU16Decoder,
  getU32Decoder,
  getU64Decoder,
  type ReadonlyUint8Array,
  transformDecoder,
} from '@solana/kit'
import { readPaddedText } from '../read-padded-text.ts'
import { solanaTokenLimits } from '../solana-token-limits.ts'
import { metaplexProgram } from './metaplex-program.ts'
import type { MetaplexMetadata } from './types.ts'

/** What the first byte of a metadata account says; the program's other accounts begin with other numbers. */
const metadataKey = 4
const creatorsMax = 5
/** Kinds of tokens and of uses that the program knows, from 0. */
const [standardMax, useMethodMax] = [5, 2]

/** A byte that is one of a few numbers, else nothing here is what it seems. */
const numberUpTo = (max: number) =>
  transformDecoder(getU8Decoder(), (value) => {
    if (value > max) throw new RangeError(`${value} is above ${max}.`)
    return value
  })
const mark = numberUpTo(1)
const flag = getBooleanDecoder({ size: mark })

const text = addDecoderSizePrefix(getBytesDecoder(), getU32Decoder())
const creator = getStructDecoder([
  ['address', getAddressDecoder()],
  ['verified', flag],
  ['share', getU8Decoder()],
])
const head = getStructDecoder([
  ['key', getU8Decoder()],
  ['updateAuthority', getAddressDecoder()],
  ['mint', getAddressDecoder()],
  ['name', text],
  ['symbol', text],
  ['uri', text],
  ['sellerFeeBps', getU16Decoder()],
  ['creators', getNullableDecoder(getArrayDecoder(creator), { prefix: mark })],
  ['primarySaleHappened', flag],
  ['isMutable', flag],
  ['editionNonce', getNullableDecoder(getU8Decoder(), { prefix: mark })],
])
const tail = getStructDecoder([
  ['tokenStandard', getNullableDecoder(numberUpTo(standardMax), { prefix: mark })],
  [
    'collection',
    getNullableDecoder(
      getStructDecoder([
        ['verified', flag],
        ['key', getAddressDecoder()],
      ]),
      { prefix: mark },
    ),
  ],
  [
    'uses',
    getNullableDecoder(
      getStructDecoder([
        ['useMethod', numberUpTo(useMethodMax)],
        ['remaining', getU64Decoder()],
        ['total', getU64Decoder()],
      ]),
      { prefix: mark },
    ),
  ],
])

/** What cannot be read there is nothing: in some old accounts the program itself left other bytes behind a shorter list. */
function readTail(data: ReadonlyUint8Array, offset: number) {
  try {
    return tail.read(data, offset)[0]
  } catch {
    return { collection: null, uses: null }
  }
}

function readHead(data: ReadonlyUint8Array) {
  try {
    return head.read(data, 0)
  } catch {
    return undefined
  }
}

/**
 * What a metadata account says of a mint (layout of `Metadata`, mpl-token-metadata 3.4.0).
 * @returns undefined for an account of another program, of another mint or kind, one that ends early, and one whose lengths
 * are beyond the program's own
 */
export function decodeMetaplexMetadata(
  account: Pick<EncodedAccount, 'address' | 'data' | 'programAddress'>,
  mint: Address,
): MetaplexMetadata | undefined {
  if (account.programAddress !== metaplexProgram) return undefined
  const read = readHead(account.data)
  if (!read) return undefined
  const [{ key, name, symbol, uri, creators, updateAuthority, isMutable, ...facts }, end] = read
  if (key !== metadataKey || facts.mint !== mint) return undefined
  const { nameMaxBytes, symbolMaxBytes, uriMaxBytes } = solanaTokenLimits
  if (name.length > nameMaxBytes || symbol.length > symbolMaxBytes) return undefined
  if (uri.length > uriMaxBytes || (creators?.length ?? 0) > creatorsMax) return undefined
  const { collection, uses } = readTail(account.data, end)
  return {
    address: account.address,
    ...{ updateAuthority, isMutable, creators, collection, uses },
    sellerFeeBps: facts.sellerFeeBps,
    name: readPaddedText(name),
    symbol: readPaddedText(symbol),
    uri: readPaddedText(uri),
  }
}
