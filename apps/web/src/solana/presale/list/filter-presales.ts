import type { SolanaPresaleLabel } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { ListedPresale } from '../types.ts'

/** What a visitor asks of the list. */
export interface PresaleFilters {
  readonly whose: 'all' | 'mine' | 'contributed'
  readonly status: SolanaPresaleLabel | 'all'
  /** Part of a name or a symbol, or a whole address: of a presale, a token or a creator. */
  readonly search: string
}

export const noFilters: PresaleFilters = { whose: 'all', status: 'all', search: '' }

/** Who looks. */
interface Visitor {
  /** That is connected. */
  readonly account: string | undefined
  /** Presales that it takes part in, or took. */
  readonly joined: ReadonlySet<string>
}

function isNamed({ presale, token }: ListedPresale, search: string): boolean {
  const asked = search.trim()
  if (asked === '') return true
  // Addresses have capitals, names are found without.
  const addresses: readonly string[] = [presale.address, presale.mint, presale.creator]
  if (addresses.includes(asked)) return true
  const names = [token?.name ?? '', token?.symbol ?? '']
  return names.some((name) => name.toLowerCase().includes(asked.toLowerCase()))
}

function isTheirs({ presale }: ListedPresale, whose: PresaleFilters['whose'], visitor: Visitor) {
  if (whose === 'mine') return presale.creator === visitor.account
  return whose === 'all' || visitor.joined.has(presale.address)
}

/** The presales that are asked for, in their order. */
export function filterPresales(
  presales: readonly ListedPresale[],
  { whose, status, search }: PresaleFilters,
  visitor: Visitor,
): ListedPresale[] {
  return presales.filter(
    (listed) =>
      isTheirs(listed, whose, visitor) &&
      (status === 'all' || listed.status.label === status) &&
      isNamed(listed, search),
  )
}
