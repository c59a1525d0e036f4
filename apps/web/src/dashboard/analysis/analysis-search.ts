import type { ActFeature } from '@slipway/api-client'
import { readNetworkSearch } from '../../core/read-network-search.ts'
import { actFeatures } from '../../stats/act-features.ts'
import type { FigureName } from '../../stats/figures.ts'

/** Lengths of the period in days. */
export const periodOptions = [7, 30, 90, 365] as const
export type Period = (typeof periodOptions)[number]
export const DEFAULT_PERIOD: Period = 30

/** Figures of each feature, the first shown unless another is asked for. */
const OF_FEATURE: Readonly<Record<ActFeature | 'all', readonly [FigureName, ...FigureName[]]>> = {
  all: ['launches', 'users', 'acts', 'contributions', 'locks', 'stakes', 'claims', 'minted'],
  token: ['tokens', 'creators', 'transfers'],
  presale: ['presales', 'contributions', 'contributors', 'finished', 'canceled'],
  lock: ['locks'],
  staking: ['pools', 'stakes'],
  airdrop: ['airdrops'],
  nft: ['collections', 'minted'],
}

/** State of the page in the address bar; a default stands nowhere, so that links stay short. */
export interface AnalysisSearch {
  /** Short name of one network; all of them without it. */
  readonly network?: string
  readonly feature?: ActFeature
  readonly days?: Period
  readonly figure?: FigureName
}

/** Figures that can be shown of a feature; undefined stands for all features. */
export const figuresOf = (feature: ActFeature | undefined) => OF_FEATURE[feature ?? 'all']

/** Reads the page's state from an address; what makes no sense there counts as not given. */
export function readAnalysisSearch(search: Readonly<Record<string, unknown>>): AnalysisSearch {
  const network = readNetworkSearch(search.network)
  const feature = actFeatures.find((one) => one === search.feature)
  const [usual, ...others] = figuresOf(feature)
  const found = {
    network: network === 'all' ? undefined : network,
    feature,
    days: periodOptions.find(
      (days) => days !== DEFAULT_PERIOD && days === Number(search.days ?? DEFAULT_PERIOD),
    ),
    figure: others.find((name) => name === search.figure && name !== usual),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}

/** Name of the figure that is shown. */
export const shownFigure = ({ feature, figure }: AnalysisSearch): FigureName =>
  figure ?? figuresOf(feature)[0]
