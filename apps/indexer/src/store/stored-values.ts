import type { Hex } from './event-handler.ts'

export const ZERO_ADDRESS: Hex = '0x0000000000000000000000000000000000000000'

/** An address as the tables hold it. */
export const lowerCase = (address: Hex): Hex => address.toLowerCase() as Hex

/** The same of an address that stands for nobody when it is zero. */
export const someAddress = (address: Hex): Hex | null => {
  const stored = lowerCase(address)
  return stored === ZERO_ADDRESS ? null : stored
}

/**
 * PostgreSQL text cannot hold the character NUL, which a contract may well emit. The replacement character
 * shows that something stood there.
 */
export const storableText = (text: string): string => text.replaceAll('\0', '\uFFFD')

/** The values of an event by name, in its order, as a JSON object of texts. */
export const textsOf = (
  details: Readonly<Record<string, bigint | number | string | boolean>>,
): string =>
  JSON.stringify(
    Object.fromEntries(Object.entries(details).map(([name, value]) => [name, String(value)])),
  )
