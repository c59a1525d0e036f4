import { presaleLimits } from '@slipway/sdk/presale/presale-limits'
import type { PresaleFormValues } from './presale-form-values.ts'

/** Up to here a list goes on chain slot by slot unless the owner says otherwise: each costs a storage slot. */
const usualSlots = 100

/** Most wallets that are written slot by slot at creation: four calls. */
export const slotsAtMost = 4 * presaleLimits.listMax

/** Whether a list of that many wallets is written slot by slot, or as a root with proofs. */
export function isDirect(chosen: PresaleFormValues['listForm'], count: number): boolean {
  if (count > slotsAtMost) return false
  return chosen === 'auto' ? count <= usualSlots : chosen === 'slots'
}
