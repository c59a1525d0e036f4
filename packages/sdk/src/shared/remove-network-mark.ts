import { removeInvisible } from './clean-typed.ts'

/** Short names by which addresses name their network, from the list of EIP-3770, where ours are others. */
const shortNames: Readonly<Record<number, string>> = {
  5: 'gor',
  10: 'oeth',
  56: 'bnb',
  97: 'bnbt',
  137: 'matic',
  204: 'obnb',
  42161: 'arb1',
  59144: 'linea',
  80094: 'berachain',
  81457: 'blastmainnet',
  84532: 'basesep',
  534352: 'scr',
  11155111: 'sep',
}

/** `eip155:1:0x…` (CAIP-10), `ethereum:0x…@1` (EIP-681), `eth:0x…` (EIP-3770). */
const marked =
  /^(?:eip155:(?<reference>\d+)|(?<payment>ethereum)|(?<name>[a-z0-9_-]+)):(?<address>0x[0-9a-f]{40})(?:@(?<chainId>\d+))?$/i

/** Whether a text is an address behind the mark of a network. */
export const hasNetworkMark = (text: string): boolean => marked.test(text)

/** A network, as an address may name it. */
export interface MarkedNetwork {
  readonly chainId: number
  readonly shortname: string
}

/**
 * An address as it was copied, without the mark of this network and without what nobody sees. The mark of another network
 * stays: the address may be somebody else's here.
 * @returns any other text as it is.
 */
export function removeNetworkMark(text: string, { chainId, shortname }: MarkedNetwork): string {
  const seen = removeInvisible(text)
  if (/^0x[0-9a-f]{40}$/i.test(seen)) return seen
  const { reference, payment, name, address, chainId: payee } = marked.exec(seen)?.groups ?? {}
  if (!address) return text
  const own = [shortname, shortNames[chainId]]
  const isOwn =
    reference !== undefined
      ? Number(reference) === chainId
      : payment !== undefined
        ? payee === undefined || Number(payee) === chainId
        : payee === undefined && own.includes(name?.toLowerCase())
  return isOwn ? address : text
}
