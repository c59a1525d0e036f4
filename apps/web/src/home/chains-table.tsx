import type { ChainStats, SolanaStats } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { formatInteger, m } from '@slipway/messages'
import { ChainLogo } from '../core/chain-logo.tsx'
import classes from './home.module.css'

type Launched = Pick<ChainStats, 'chainId' | 'acts' | 'presales' | 'locks' | 'users'> & {
  /** Absent on Solana, where the token program makes them all. */
  readonly tokens?: number
}

interface ChainsTableProps {
  chains: readonly ChainStats[]
  solana: readonly SolanaStats[]
  /** To name them by. */
  networks: readonly ChainDefinition[]
}

/** What was launched by network, and how many took part; most acts first. */
export function ChainsTable({ chains, solana, networks }: ChainsTableProps) {
  const all: readonly Launched[] = [...chains, ...solana]
  const known = all.flatMap((stats) => {
    const chain = networks.find(({ chainId }) => chainId === stats.chainId)
    return chain ? [{ ...stats, chain }] : []
  })
  const rows = known.sort((left, right) => right.acts - left.acts)
  if (rows.length === 0) return null
  return (
    <div className={classes.networks}>
      <h3>{m.home_stats_networks()}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">{m.home_stats_network()}</th>
            <th scope="col">{m.home_stats_tokens_short()}</th>
            <th scope="col">{m.stats_figure_presales()}</th>
            <th scope="col">{m.stats_figure_locks()}</th>
            <th scope="col">{m.home_stats_users()}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chain, tokens, presales, locks, users }) => (
            <tr key={chain.chainId}>
              <th scope="row">
                <ChainLogo logo={chain.logo} size={20} />
                {chain.name}
              </th>
              <td>{tokens === undefined ? '—' : formatInteger(tokens)}</td>
              <td>{formatInteger(presales)}</td>
              <td>{formatInteger(locks)}</td>
              <td>{formatInteger(users)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
