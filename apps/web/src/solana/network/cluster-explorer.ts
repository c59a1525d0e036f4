import type { SolanaChainDefinition } from '@slipway/chains'
import type { ExplorerLink } from '../../core/explorer-url.ts'

/** What Solscan calls accounts; other explorers of Solana say `address`. */
const words: Readonly<Record<string, string>> = { 'solscan.io': 'account' }

/** An account or a transaction in the cluster's explorer; undefined where it has none. */
export function clusterExplorer(
  { explorer }: SolanaChainDefinition,
  kind: 'address' | 'tx',
  value: string,
): ExplorerLink | undefined {
  if (!explorer) return undefined
  const url = new URL(explorer.url)
  // The query, which names the cluster, stays behind the path.
  url.pathname = `/${kind === 'tx' ? 'tx' : (words[url.hostname] ?? 'address')}/${value}`
  return { name: explorer.name, url: url.href }
}
