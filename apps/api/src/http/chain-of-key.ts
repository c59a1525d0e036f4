import { type ChainDefinition, findChain } from '@slipway/chains'

/** Networks that a text names, as the routes read it: by short name, in any letter case. */
const networksIn = (texts: readonly string[], chains: readonly ChainDefinition[]) =>
  texts.flatMap((text) => findChain(text, chains) ?? [])

/**
 * Makes the reader of which network a question is about: one part of its path names it, as in `/api/tokens/bsc/0x…`,
 * or its parameter `chain`.
 *
 * @param chains that the site offers
 * @returns undefined for a question about several networks, or none that is known
 */
export function makeChainOfKey(
  chains: readonly ChainDefinition[],
): (key: string) => number | undefined {
  return (key) => {
    const [path = '', query] = key.split('?')
    const asked = query === undefined ? [] : new URLSearchParams(query).getAll('chain')
    const [only, ...more] = networksIn([...path.split('/'), ...asked], chains)
    return more.length === 0 ? only?.chainId : undefined
  }
}
