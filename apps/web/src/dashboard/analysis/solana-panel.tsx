import type { SolanaStats } from '@slipway/api-client'
import { formatAmount, formatInteger, m } from '@slipway/messages'
import { DataTable } from '@slipway/ui/data-table'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { api } from '../../core/api.ts'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { figures } from '../../stats/figures.ts'
import { statsKey } from '../../stats/stats-key.ts'

const solDecimals = 9

const counts = [
  ['presales', figures.presales.text],
  ['contributions', figures.contributions.text],
  ['locks', figures.locks.text],
  ['airdrops', figures.airdrops.text],
  ['claims', figures.claims.text],
  ['pools', figures.pools.text],
  ['stakes', figures.stakes.text],
  ['users', figures.users.text],
] as const satisfies readonly (readonly [keyof SolanaStats, () => string])[]

/** What was done on Solana since the beginning; nothing where no cluster is indexed. */
export default function SolanaPanel() {
  const { data } = useQuery({
    queryKey: [...statsKey, 'totals'],
    queryFn: ({ signal }) => api.getStats({}, { signal }),
  })
  const chains = useOfferedChains(true)
  const known = (data?.solana ?? []).flatMap((stats) => {
    const chain = chains?.find(({ chainId }) => chainId === stats.chainId)
    return chain ? [{ ...stats, chain }] : []
  })
  if (known.length === 0) return null
  return (
    <Panel title={m.dashboard_solana_title()} description={m.dashboard_solana_text()}>
      <DataTable
        caption={m.dashboard_solana_title()}
        columns={[
          { label: m.dashboard_raised_network() },
          ...counts.map(([, text]) => ({ label: text(), isNumber: true })),
          { label: m.dashboard_raised_kept(), isNumber: true },
        ]}
      >
        <tbody>
          {known.map((row) => (
            <tr key={row.chainId}>
              <th scope="row">{row.chain.name}</th>
              {counts.map(([name, text]) => (
                <td key={name} data-label={text()} data-number>
                  {formatInteger(row[name])}
                </td>
              ))}
              <td data-label={m.dashboard_raised_kept()} data-number>
                {formatAmount(BigInt(row.raisedLamports), solDecimals, { symbol: 'SOL' })}
              </td>
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}
