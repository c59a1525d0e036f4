import { formatDuration } from '@slipway/messages'
import type { CreationFee, Membership, VipContracts, VipPlan } from '@slipway/sdk/vip/types'
import { vipLimits } from '@slipway/sdk/vip/vip-limits'
import type { Address } from 'viem'

/** Memberships of a network as their page shows them, to one visitor at one moment. */
export interface VipView {
  readonly contracts: VipContracts
  /** Those that can be bought now. */
  readonly plans: readonly VipPlan[]
  /** Whether members save anything here, whatever the visitor's discount. */
  readonly isWorth: boolean
  /** Fees that the visitor would not pay as a member, the dearest first. */
  readonly savings: readonly CreationFee[]
  /** Unix seconds by the clock of the network. */
  readonly now: number
  readonly account?: Address | undefined
  /** The visitor's; undefined until it is read. */
  readonly membership?: Membership | undefined
}

/** A number of days in words. */
export const daysText = (days: number): string => formatDuration(days * vipLimits.secondsPerDay)
