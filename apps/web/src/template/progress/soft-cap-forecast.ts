import type { PresaleRow } from '../../presale/list/presale-row.ts'

/** How a presale stands to its soft cap. */
export type SoftCapForecast =
  | { readonly kind: 'reached' }
  /** Missing while it can still come in, in base units of the currency. */
  | { readonly kind: 'missing'; readonly units: bigint }
  /** Nothing comes in any more, and it was not reached. */
  | { readonly kind: 'missed' }

type Money = Pick<PresaleRow, 'total' | 'softCap' | 'status'>

/** What stands between a presale and its soft cap, below which everybody is paid back. */
export function softCapForecast({ total, softCap, status }: Money): SoftCapForecast {
  if (total >= softCap) return { kind: 'reached' }
  const isOpen = status.label === 'coming' || status.label === 'running'
  return isOpen ? { kind: 'missing', units: softCap - total } : { kind: 'missed' }
}
