import type { SolanaPresaleLabel } from '@slipway/sdk/solana/presale/solana-presale-status'
import { filterListed, type ListFilterValues } from '../../list/filter-listed.ts'
import type { ListedPresale } from '../types.ts'

/** What a visitor asks of the list: by a token, or by the address of a presale, a token or a creator. */
export type PresaleFilters = ListFilterValues<'mine' | 'contributed', SolanaPresaleLabel>

export const noFilters: PresaleFilters = { whose: 'all', status: 'all', search: '' }

/** Who looks. */
interface Visitor {
  /** That is connected. */
  readonly account: string | undefined
  /** Presales that it contributed to. */
  readonly joined: ReadonlySet<string>
}

/** The presales that are asked for, in their order. */
export const filterPresales = (
  presales: readonly ListedPresale[],
  filters: PresaleFilters,
  visitor: Visitor,
): ListedPresale[] =>
  filterListed(presales, filters, ({ presale, token, status }) => ({
    status: status.label,
    addresses: [presale.address, presale.mint, presale.creator],
    tokens: [token],
    isTheirs: {
      mine: presale.creator === visitor.account,
      contributed: visitor.joined.has(presale.address),
    },
  }))
