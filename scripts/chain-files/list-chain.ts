import type { ChainDefinition } from '@slipway/chains'
import { constantOf } from './build-definition.ts'
import type { Answers } from './questions.ts'

/**
 * The list of all definitions with the new network in it: a main network after the last main
 * network, a test network after the last test network.
 *
 * @param source text of `packages/chains/src/all-chains.ts`
 * @param existing the networks that it lists, in its order
 * @throws Error when the list does not have the form that this function knows
 */
export function listChain(
  source: string,
  answers: Answers,
  existing: readonly ChainDefinition[],
): string {
  const constant = constantOf(answers.shortname)
  const group = answers.testnet === 'yes' ? 1 : 0
  const next = existing.find((chain) => groupOf(chain) > group)
  if (!next) throw new Error('The list of networks does not end with the local chain.')
  const line = `  ${constantOf(next.shortname)},\n`
  const typeImport = "import type { ChainDefinition } from './types.ts'\n"
  if (source.split(line).length !== 2 || !source.includes(typeImport)) {
    throw new Error(`The list of networks has no single line "${line.trim()}".`)
  }
  return source
    .replace(line, `  ${constant},\n${line}`)
    .replace(
      typeImport,
      `import { ${constant} } from './definitions/${answers.shortname}.ts'\n${typeImport}`,
    )
}

/** The picker's order: main networks, test networks, retired, unresolved, local. */
function groupOf(chain: ChainDefinition): number {
  if (chain.development) return 4
  if (chain.status === 'unresolved') return 3
  if (chain.status === 'retired') return 2
  return chain.isTestNetwork ? 1 : 0
}
