import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import type { Address } from 'viem'
import type { ReviewLine } from '../../transaction/shown-plan.ts'

/** Lines of a review for a payment to a named address: how much there is by now, and the whole address, each in its own. */
export const paidTo = (to: Address, amount: string): readonly ReviewLine[] => [
  { label: m.nftpage_own_withdraw_gets({ to: shortenAddress(to) }), value: amount, isMoving: true },
  { label: m.nftpage_to_label(), value: to, address: to },
]
