import type { SolanaPresaleLabel } from '@slipway/sdk/solana/presale/solana-presale-status'
import type { ListedPresale } from '../types.ts'

/** What a visitor asks of the list. */
export interface PresaleFilters {
  readonly whose: 'all' | 'mine'
  readonly status: SolanaPresaleLabel | 'all'
  /** Part of a name or a symbol, or a whole address: of a presale, a token or a creator. */
  readonly search: string
}

export const noFilters: PresaleFilters = { whose: 'all', status: 'all', search: '' }

function isNamed({ presale, token }: ListedPresale, search: string): boolean {
  const asked = search.trim()
  if (asked === '') return true
  // Addresses have capitals, names are found without.
  const addresses: readonly string[] = [presale.address, presale.mint, presale.creator]
  if (addresses.includes(asked)) return true
  const names = [token?.name ?? '', token?.symbol ?? '']
  return names.some((name) => name.toLowerCase().includes(asked.toLowerCase()))
}

/** The presales that are asked for, in their order. @param account that is connected */
export function filterPresales(
  presales: readonly ListedPresale[],
  { whose, status, search }: PresaleFilters,
  account: string | undefined,
): ListedPresale[] {
  return presales.filter(
    (listed) =>
      (whose === 'all' || listed.presale.creator === account) &&
      (status === 'all' || listed.status.label === status) &&
      isNamed(listed, search),
  )
}
