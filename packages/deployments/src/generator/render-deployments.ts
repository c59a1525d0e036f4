import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { listDescriptors } from '../clear-signing/list-descriptors.ts'
import type { ChainDeployments } from '../types.ts'
import type { GeneratedFiles } from './generated-files.ts'
import { renderTypedConstant } from './render-constant.ts'

const FOLDER = 'packages/deployments/src/generated'

/** What is recorded of every chain: `addresses/<short name>.json`. */
export function readRecordedChains(root: string): readonly ChainDeployments[] {
  const folder = join(root, FOLDER, 'addresses')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => JSON.parse(readFileSync(join(folder, name), 'utf8')) as ChainDeployments)
}

/** The record of each chain, all of them as one typed constant that any bundler can read, and what wallets read of them. */
export function renderDeployments(chains: readonly ChainDeployments[]): GeneratedFiles {
  const sorted = [...chains].sort((a, b) => a.chainId - b.chainId)
  const files = new Map<string, string>()
  for (const chain of sorted) {
    const text = `${JSON.stringify(chain, undefined, 2)}\n`
    files.set(`${FOLDER}/addresses/${chain.shortname}.json`, text)
  }
  const type = {
    import: '../types.ts',
    name: 'ChainDeployments',
    use: 'readonly ChainDeployments[]',
  }
  files.set(`${FOLDER}/deployments.ts`, renderTypedConstant('recordedDeployments', type, sorted))
  return new Map([...files, ...renderDescriptors(sorted)])
}

/** ERC-7730 descriptors: a file for each kind of contract. */
export function renderDescriptors(chains: readonly ChainDeployments[]): GeneratedFiles {
  return new Map(
    [...listDescriptors(chains)].map(([name, descriptor]) => [
      `${FOLDER}/clear-signing/${name}.json`,
      `${JSON.stringify(descriptor, undefined, 2)}\n`,
    ]),
  )
}
