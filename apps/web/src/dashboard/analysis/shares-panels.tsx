import type { DayStats } from '@slipway/api-client'
import { formatBps, formatInteger, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { DataTable } from '@slipway/ui/data-table'
import { Donut } from '@slipway/ui/donut'
import { Panel } from '@slipway/ui/panel'
import { useOfferedChains } from '../../core/use-offered-chains.ts'
import { type FigureName, figures, launchFigures } from '../../stats/figures.ts'
import classes from '../dashboard.module.css'

type Rows = readonly DayStats[]

const sum = (rows: Rows, name: FigureName) =>
  rows.reduce((total, row) => total + figures[name].of(row), 0)

const shareText = (part: number, whole: number) => formatBps(shareBps(BigInt(part), BigInt(whole)))

const countAndShare = (count: number, whole: number) =>
  `${formatInteger(count)} · ${shareText(count, whole)}`

/** How many of the presales that ended were finished. */
export function SuccessPanel({ rows }: { rows: Rows }) {
  const finished = sum(rows, 'finished')
  const canceled = sum(rows, 'canceled')
  const ended = finished + canceled
  return (
    <Panel title={m.dashboard_success_title()} description={m.dashboard_success_text()}>
      {ended === 0 ? (
        <p className={classes.muted}>{m.dashboard_success_none()}</p>
      ) : (
        <Donut
          label={m.dashboard_success_title()}
          slices={[
            {
              label: m.dashboard_success_finished(),
              value: finished,
              shown: countAndShare(finished, ended),
            },
            {
              label: m.dashboard_success_canceled(),
              value: canceled,
              shown: countAndShare(canceled, ended),
            },
          ]}
        >
          {shareText(finished, ended)}
        </Donut>
      )}
    </Panel>
  )
}

/** What was launched, by kind. */
export function DistributionPanel({ rows }: { rows: Rows }) {
  const whole = sum(rows, 'launches')
  const slices = launchFigures.map((name) => {
    const value = sum(rows, name)
    return { label: figures[name].text(), value, shown: countAndShare(value, whole || 1) }
  })
  return (
    <Panel title={m.dashboard_distribution_title()} description={m.dashboard_distribution_text()}>
      {whole === 0 ? (
        <p className={classes.muted}>{m.dashboard_distribution_none()}</p>
      ) : (
        <Donut label={m.dashboard_distribution_title()} slices={slices}>
          {formatInteger(whole)}
        </Donut>
      )}
    </Panel>
  )
}

const NETWORK_FIGURES = ['launches', 'contributions', 'locks', 'stakes', 'minted', 'users'] as const

/** The period's figures by network; most acts first. */
export function NetworksPanel({ rows }: { rows: Rows }) {
  const chains = useOfferedChains(true)
  const ids = [...new Set(rows.map(({ chainId }) => chainId))]
  const ofChain = ids
    .map((chainId) => ({ chainId, rows: rows.filter((row) => row.chainId === chainId) }))
    .sort((left, right) => sum(right.rows, 'acts') - sum(left.rows, 'acts'))
  const columns = [
    { label: m.dashboard_network() },
    ...NETWORK_FIGURES.map((name) => ({ label: figures[name].text(), isNumber: true })),
  ]
  return (
    <Panel title={m.dashboard_networks_title()} padding="flush">
      <DataTable caption={m.dashboard_networks_caption()} columns={columns}>
        <tbody>
          {ofChain.map((one) => (
            <tr key={one.chainId}>
              <th scope="row">
                {chains?.find(({ chainId }) => chainId === one.chainId)?.name ?? one.chainId}
              </th>
              {NETWORK_FIGURES.map((name) => (
                <td key={name} data-label={figures[name].text()} data-number>
                  {formatInteger(sum(one.rows, name))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </DataTable>
    </Panel>
  )
}
