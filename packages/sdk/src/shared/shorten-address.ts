/** Length from which a text is shortened: that of an EVM address; Solana addresses are longer still. */
const shortenedFrom = 42

/**
 * An address for a narrow place: the first 4 and last 5 characters of a text of 42 or more (specification, section 5).
 * A shorter text is no address and stays as it is.
 */
export function shortenAddress(address: string): string {
  return address.length < shortenedFrom ? address : `${address.slice(0, 4)}…${address.slice(-5)}`
}
