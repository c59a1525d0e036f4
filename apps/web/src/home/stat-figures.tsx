import type { Stats } from '@slipway/api-client'
import { formatInteger, m } from '@slipway/messages'
import { useId } from 'react'
import classes from './home.module.css'

type Figure = readonly [label: string, value: number]

function Group({ title, note, figures }: { title: string; note?: string; figures: Figure[] }) {
  const id = useId()
  return (
    <div className={classes.figureGroup}>
      <h3 id={id}>{title}</h3>
      <dl className={classes.figures} aria-labelledby={id}>
        {figures.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{formatInteger(value)}</dd>
          </div>
        ))}
      </dl>
      {note && <p className={classes.figureNote}>{note}</p>}
    </div>
  )
}

/** What the platform adds up to over all networks: things and people, never money of different kinds. */
export function StatFigures({ totals }: { totals: Stats['totals'] }) {
  return (
    <>
      <Group
        title={m.home_stats_launched()}
        figures={[
          [m.home_stats_tokens(), totals.tokens],
          [m.stats_figure_presales(), totals.presales],
          [m.stats_figure_locks(), totals.locks],
          [m.shell_route_mining_list(), totals.pools],
          [m.stats_figure_airdrops(), totals.airdrops],
          [m.tools_solvency_collections(), totals.nftSales],
        ]}
      />
      <Group
        title={m.home_stats_people()}
        note={m.home_stats_users_text()}
        figures={[
          [m.home_stats_users(), totals.users],
          [m.home_stats_creators(), totals.creators],
          [m.home_stats_contributors(), totals.contributors],
          [m.stakelist_stakers(), totals.stakers],
          [m.home_stats_holders(), totals.holders],
        ]}
      />
      <Group
        title={m.home_stats_moved()}
        figures={[
          [m.stats_figure_contributions(), totals.contributions],
          [m.stats_figure_finished(), totals.finished],
          [m.stats_figure_stakes(), totals.stakes],
          [m.stats_figure_claims(), totals.claims],
          [m.home_stats_nfts(), totals.nftsMinted],
          [m.home_stats_transfers(), totals.transfers],
        ]}
      />
    </>
  )
}
