import { z } from '@hono/zod-openapi'
import { locales } from '@slipway/messages/locale-names'
import { solanaAddressForm } from '@slipway/sdk/shared/solana-address-form'
import { checksumAddress } from './checksum-address.ts'

/** What the document says of every address. */
export const ADDRESS_PATTERN = '^0x[0-9a-fA-F]{40}$'

/** The same of every address of any network: EVM ones, and those of Solana. */
export const NETWORK_ADDRESS_PATTERN = `^(0x[0-9a-fA-F]{40}|${solanaAddressForm})$`

/** A checksummed EVM address in an answer. */
export const addressField = z.string().openapi({
  pattern: ADDRESS_PATTERN,
  example: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  description: 'EIP-55 checksummed address',
})

/** An address of any network in an answer. */
export const networkAddressField = z.string().openapi({
  pattern: NETWORK_ADDRESS_PATTERN,
  example: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  description: 'EIP-55 checksummed address, or base58 of 32 bytes on Solana',
})

/** An integer amount in base units or wei. Decimal text, because it does not fit a JSON number. */
export const amountField = z.string().regex(/^\d+$/).openapi({
  example: '1000000000000000000',
  description: 'Integer in base units, as decimal text',
})

/** A moment in unix seconds. */
export const secondsField = z
  .number()
  .int()
  .nonnegative()
  .openapi({ example: 1_795_000_000, description: 'Unix time in seconds' })

/** An EVM address in a request, in any letter case; stored addresses are lower-case. */
export const addressParameter = z
  .string()
  .regex(/^0x[0-9a-fA-F]{40}$/)
  .transform((text) => text.toLowerCase() as `0x${string}`)
  .openapi({
    type: 'string',
    pattern: ADDRESS_PATTERN,
    example: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
  })

/** An address as somebody typed it: the field's own rule says by its code what is wrong with another text. */
export const typedAddressField = (description: string) =>
  z.string().max(4_000).openapi({
    pattern: ADDRESS_PATTERN,
    example: '0x5FbDB2315678afecb367f032d93F642f64180aa3',
    description,
  })

/** An address in a request without an example, for one of several that exclude each other. */
export const otherAddressParameter = addressParameter.openapi({ example: undefined })

/** The number of something that this server keeps. */
export const idParameter = z.uuid().openapi({ example: '7f9c24e8-3b12-4fef-91e0-9dd0c1e9a6c0' })

/** A network in a request: its short name or its chain id. */
export const chainParameter = z
  .string()
  .regex(/^[a-zA-Z0-9-]{1,24}$/)
  .openapi({ example: 'bsc', description: 'Short name or chain id' })

/** Language of an answer's words. */
export const languageParameter = z.enum(locales).optional().openapi({
  description: 'Language of the words; without it that of `Accept-Language`, else English',
})

/** A whole number in a request, in decimal digits alone: no sign, exponent, other base or space. */
export const wholeParameter = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d{1,16}$/)
    .transform(Number)
    .pipe(z.number().int().min(min).max(max))
    .openapi({ type: 'integer', minimum: min, maximum: max })

/** Rows in one answer. */
export const limitParameter = wholeParameter(1, 100)
  .default(20)
  .openapi({ default: 20, example: 20 })

/** The `nextCursor` of the answer before; opaque. */
export const cursorParameter = z
  .string()
  .min(1)
  .max(400)
  .regex(/^[A-Za-z0-9_-]+$/)
  .openapi({ description: 'nextCursor of the previous answer' })

/** What a user typed to find something: no control characters. */
export const searchParameter = z
  .string()
  .trim()
  .min(1)
  .max(64)
  // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is refused; a property escape means nothing to validators without the flag for Unicode.
  .regex(/^[^\u0000-\u001f\u007f-\u009f]*$/)

/** Sorts of a list, each with an optional minus sign for "greatest first". */
export const sortParameter = <Sort extends string>(sorts: readonly Sort[]) =>
  z.enum(sorts.flatMap((sort) => [sort, `-${sort}`] as const))

/** Which page of a list is asked for. */
export const pageQuery = z.object({ cursor: cursorParameter.optional(), limit: limitParameter })

/** The same for a list that spans the networks. */
export const chainPageQuery = pageQuery.extend({ chain: chainParameter.optional() })

/** A contract on a network. */
export const contractPath = z.object({ chain: chainParameter, address: addressParameter })

/** An address on every network. */
export const addressPath = z.object({ address: addressParameter })

/** The cursor of the next page; null on the last one. */
export const nextCursorField = z.string().nullable()

/** Writes an address of the index as the API shows it. */
export const showAddress = (address: `0x${string}`): string => checksumAddress(address)
