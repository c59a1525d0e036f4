import type { ChainStats, SolanaStats } from '@slipway/api-client'
import type { ChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { AmountText } from '@slipway/ui/amount-text'
import { indexedCurrency } from '../presale/shared/use-presale-currency.ts'
import classes from './home.module.css'

/** Currencies of one network that the front page shows; Analysis has more. */
const MOST = 8

interface RaisedTableProps {
  chains: readonly ChainStats[]
  solana: readonly SolanaStats[]
  /** To name them by. */
  networks: readonly ChainDefinition[]
}

/** What finished presales kept, each currency of each network by itself. */
export function RaisedTable({ chains, solana, networks }: RaisedTableProps) {
  const onSolana = solana.flatMap(({ chainId, finished, raisedLamports: raised }) => {
    const chain = networks.find((one) => one.chainId === chainId)
    if (!chain || raised === '0') return []
    const { nativeCurrency: unit } = chain
    return [{ chain, currency: unit.symbol, unit, finished, raised }]
  })
  const onEvm = chains.flatMap(({ chainId, currencies }) => {
    const chain = networks.find((one) => one.chainId === chainId)
    if (chain?.type !== 'evm') return []
    return currencies
      .filter(({ raised }) => raised !== '0')
      .map((row) => ({ ...row, chain, unit: indexedCurrency(chain, row) }))
  })
  const rows = [...onEvm, ...onSolana]
    .sort((left, right) => right.finished - left.finished)
    .slice(0, MOST)
  if (rows.length === 0) return <p className={classes.muted}>{m.home_stats_raised_none()}</p>
  return (
    <dl className={classes.raised}>
      {rows.map(({ chain, currency, unit, raised }) => (
        <div key={`${chain.chainId}-${currency}`}>
          <dt>
            {unit?.symbol ?? shortenAddress(currency)} · {chain.name}
          </dt>
          <dd>
            {unit ? (
              <AmountText
                units={BigInt(raised)}
                decimals={unit.decimals}
                symbol={unit.symbol}
                maximumFractionDigits={4}
              />
            ) : (
              '—'
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
