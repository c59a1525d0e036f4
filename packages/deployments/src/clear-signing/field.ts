import type { EnumName } from './enums.ts'
import type { DescribedField } from './types.ts'

const zeroAddress = '0x0000000000000000000000000000000000000000'

const anybody = ['wallet', 'eoa', 'contract']

const address = (
  label: string,
  types: readonly string[],
  sources?: readonly string[],
): DescribedField => ({
  label,
  format: 'addressName',
  params: { types, ...(sources && { sources }) },
})

/** The ways in which our tables show a value; `path` arguments are written from the root (`#.`, `@.`). */
export const field = {
  /** As it is: numbers, texts, yes and no. */
  raw: (label: string): DescribedField => ({ label, format: 'raw' }),
  /** Wei of the native currency. */
  native: (label: string): DescribedField => ({ label, format: 'amount' }),
  /** Base units of the token at a path. */
  tokens: (label: string, path: string): DescribedField => ({
    label,
    format: 'tokenAmount',
    params: { tokenPath: path },
  }),
  /** The same, where the zero address stands for the native currency. */
  currency: (label: string, path: string): DescribedField => ({
    label,
    format: 'tokenAmount',
    params: { tokenPath: path, nativeCurrencyAddress: zeroAddress },
  }),
  /** The number of an NFT of the collection at a path. */
  nft: (label: string, path: string): DescribedField => ({
    label,
    format: 'nftName',
    params: { collectionPath: path },
  }),
  /** Unix seconds. */
  date: (label: string): DescribedField => ({
    label,
    format: 'date',
    params: { encoding: 'timestamp' },
  }),
  /** Seconds. */
  duration: (label: string): DescribedField => ({ label, format: 'duration' }),
  /** Basis points, shown in percent. */
  percent: (label: string): DescribedField => ({
    label,
    format: 'unit',
    params: { base: '%', decimals: 2 },
  }),
  /** A number with a unit of its own. */
  unit: (label: string, base: string): DescribedField => ({
    label,
    format: 'unit',
    params: { base },
  }),
  /** A number that stands for a word. */
  choice: (label: string, words: EnumName): DescribedField => ({ label, format: 'enum', words }),
  /** Anybody's address, named by the wallet's own book or by ENS. */
  account: (label: string): DescribedField => address(label, anybody, ['local', 'ens']),
  token: (label: string): DescribedField => address(label, ['token', 'contract']),
  collection: (label: string): DescribedField => address(label, ['collection', 'contract']),
  contract: (label: string): DescribedField => address(label, ['contract']),
  /** An address of no certain kind, or one that may be zero. */
  address: (label: string): DescribedField => address(label, anybody),
  /** Not shown. @param because what it adds nothing to */
  hidden: (label: string, because: string): DescribedField => ({ label, hiddenBecause: because }),
} as const
