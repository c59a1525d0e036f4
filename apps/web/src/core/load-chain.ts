import type { ChainDefinition } from '@slipway/chains'
import { offerChain } from '@slipway/chains/offer-chain'
import { nameLocalChain } from './name-local-chain.ts'
import { runtimeConfig } from './runtime-config.ts'

type Definition = Readonly<Record<string, ChainDefinition>>

// One part per network: a page loads the one that it works on, not all of them. The query makes
// copies of their own, so that the catalogue, which the picker loads, stays in one piece.
const definitions = import.meta.glob<Definition>(
  '../../../../packages/chains/src/definitions/*.ts',
  { query: '?alone' },
)

const fileOf = (shortname: string) => `../../../../packages/chains/src/definitions/${shortname}.ts`

/** Whether a text is the short name of a network that has a file. */
export const isChainName = (text: string): boolean => Object.hasOwn(definitions, fileOf(text))

/**
 * Loads one network by its short name, which is the name of its file, with the operator's or the
 * developer's own nodes applied.
 * @returns undefined when this page does not offer it
 */
export async function loadChain(shortname: string): Promise<ChainDefinition | undefined> {
  const load = definitions[fileOf(shortname)]
  const [chain] = load ? Object.values(await load()) : []
  const offered = chain && offerChain(chain, { ...runtimeConfig, overrides: runtimeConfig.chains })
  return offered && nameLocalChain(offered)
}
