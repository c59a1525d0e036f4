import type { DayStats } from '@slipway/api-client'
import { m } from '@slipway/messages'

/** A figure that the platform counts by day. */
export interface Figure {
  readonly text: () => string
  readonly of: (day: DayStats) => number
}

/** Everything that was made, locks among it. */
export const launchesOf = (day: DayStats): number =>
  day.tokensCreated +
  day.presalesCreated +
  day.poolsCreated +
  day.airdropsCreated +
  day.nftSalesCreated +
  day.locksMade

export const figures = {
  launches: { text: m.stats_figure_launches, of: launchesOf },
  users: { text: m.stats_figure_users, of: (day) => day.newUsers },
  acts: { text: m.stats_figure_acts, of: (day) => day.acts },
  tokens: { text: m.stats_figure_tokens, of: (day) => day.tokensCreated },
  creators: { text: m.stats_figure_creators, of: (day) => day.newCreators },
  transfers: { text: m.stats_figure_transfers, of: (day) => day.transfers },
  presales: { text: m.stats_figure_presales, of: (day) => day.presalesCreated },
  contributions: { text: m.stats_figure_contributions, of: (day) => day.contributions },
  contributors: { text: m.stats_figure_contributors, of: (day) => day.newContributors },
  finished: { text: m.stats_figure_finished, of: (day) => day.presalesFinished },
  canceled: { text: m.stats_figure_canceled, of: (day) => day.presalesCanceled },
  locks: { text: m.stats_figure_locks, of: (day) => day.locksMade },
  pools: { text: m.stats_figure_pools, of: (day) => day.poolsCreated },
  stakes: { text: m.stats_figure_stakes, of: (day) => day.stakes },
  airdrops: { text: m.stats_figure_airdrops, of: (day) => day.airdropsCreated },
  claims: { text: m.stats_figure_claims, of: (day) => day.claims },
  collections: { text: m.stats_figure_collections, of: (day) => day.nftSalesCreated },
  minted: { text: m.stats_figure_minted, of: (day) => day.nftsMinted },
} as const satisfies Readonly<Record<string, Figure>>

export type FigureName = keyof typeof figures

/** What is launched, by kind. */
export const launchFigures = [
  'tokens',
  'presales',
  'locks',
  'pools',
  'airdrops',
  'collections',
] as const satisfies readonly FigureName[]
