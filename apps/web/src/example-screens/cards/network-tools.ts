import type { ChainStats } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { FeeTool } from '@slipway/sdk/vip/types'
import { airdropContracts } from '../../airdrop/shared/airdrop-contracts.ts'
import { type Tool, type ToolName, toolCatalogue } from '../../core/tool-catalogue.ts'
import { toolTexts } from '../../core/tool-texts.ts'
import { vipContracts } from '../../creation-fee/vip-contracts.ts'
import { lockContracts } from '../../lock/shared/lock-contracts.ts'
import { nftContracts } from '../../nft/shared/nft-contracts.ts'
import { presaleContracts } from '../../presale/shared/presale-contracts.ts'
import { stakingContracts } from '../../staking/shared/staking-contracts.ts'
import { tokenContracts } from '../../token/shared/token-contracts.ts'

/** What the card of a tool says beyond the catalogue. */
interface ToolUse {
  /** Its contracts stand on the page's network, or it needs none. */
  readonly isHere: boolean
  /** Factory that says what it costs; absent where nothing is charged by a factory. */
  readonly fee?: FeeTool
  /** It is sold in plans, each at its price. */
  readonly isPlanned?: true
  /** It sends no transaction. */
  readonly isReading?: true
  /** How often it was used on a network, and what that counts. */
  readonly made?: readonly [label: () => string, count: (stats: ChainStats) => number]
  /** What was made with it. */
  readonly list?: readonly [path: string, search?: Readonly<Record<string, string>>]
}

/** A tool as its card shows it. */
export type NetworkTool = Tool & ToolUse & { readonly text: () => string }

const reads = { isHere: true, isReading: true } as const

const uses: Readonly<Record<ToolName, ToolUse>> = {
  token: {
    ...{ isHere: tokenContracts !== undefined, fee: 'token' },
    ...{ made: [m.home_stats_tokens, ({ tokens: made }) => made] },
    list: ['/token/list', { whose: 'all' }],
  },
  check: reads,
  presale: {
    ...{ isHere: presaleContracts !== undefined, fee: 'presale' },
    ...{ made: [m.stats_figure_presales, ({ presales }) => presales], list: ['/presale/list'] },
  },
  lock: {
    isHere: lockContracts !== undefined,
    ...{ made: [m.stats_figure_locks, ({ locks }) => locks], list: ['/lock/list'] },
  },
  staking: {
    ...{ isHere: stakingContracts !== undefined, fee: 'staking' },
    ...{ made: [m.shell_route_mining_list, ({ pools }) => pools], list: ['/mining/list'] },
  },
  airdrop: {
    ...{ isHere: airdropContracts !== undefined, fee: 'airdrop' },
    ...{ made: [m.stats_figure_airdrops, ({ airdrops }) => airdrops], list: ['/airdrop/list'] },
  },
  nft: {
    ...{ isHere: nftContracts !== undefined, fee: 'nft' },
    ...{ made: [m.tools_solvency_collections, ({ nftSales }) => nftSales], list: ['/nft/list'] },
  },
  slots: { isHere: presaleContracts !== undefined, list: ['/whitelist/list'] },
  vip: { isHere: vipContracts !== undefined, isPlanned: true },
  badges: reads,
  address: reads,
  venues: reads,
  solvency: { isHere: tokenContracts !== undefined, isReading: true },
  powers: { isHere: tokenContracts !== undefined, isReading: true },
  repair: { isHere: true },
  search: reads,
}

/** The tools of this release, in the order of the menu. */
export const networkTools: readonly NetworkTool[] = toolCatalogue.map((tool) => ({
  ...tool,
  ...uses[tool.name],
  text: toolTexts[tool.name],
}))

/** The tools whose words have every word of a text. */
export function findTools(text: string | undefined): readonly NetworkTool[] {
  const wanted = (text ?? '').toLowerCase().split(/\s+/).filter(Boolean)
  return networkTools.filter((tool) => {
    const words = `${tool.title()} ${tool.text()}`.toLowerCase()
    return wanted.every((word) => words.includes(word))
  })
}
