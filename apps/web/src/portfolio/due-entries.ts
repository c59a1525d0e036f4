import type { PortfolioDue } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { lockDetailPath } from '../lock/shared/lock-paths.ts'
import { titleOf } from '../overview/entry.ts'
import { pathOf } from '../overview/paths.ts'

/** What can be done, in the words of its button. */
export const dueTexts: Readonly<Record<PortfolioDue['kind'], () => string>> = {
  saleRefund: m.portfolio_due_saleRefund,
  saleExitFee: m.portfolio_due_saleExitFee,
  saleClaim: m.portfolio_due_saleClaim,
  saleExcess: m.portfolio_due_saleExcess,
  saleReward: m.portfolio_due_saleReward,
  lockRelease: m.portfolio_due_lockRelease,
  poolStake: m.portfolio_due_poolStake,
  poolReward: m.portfolio_due_poolReward,
  poolRebate: m.portfolio_due_poolRebate,
  collectionReward: m.portfolio_due_collectionReward,
  slotUse: m.portfolio_due_slotUse,
}

/** Page on which it is done. @param owner whose portfolio it is: locks are found by it */
export function duePath(due: PortfolioDue, owner: string): string {
  const { subject, address, variant, number } = due
  if (subject === 'lock') {
    const kind = variant === 'nft' ? 'nft' : variant === 'liquidity' ? 'liquidity' : 'token'
    return lockDetailPath({ kind, owner, asset: address })
  }
  return pathOf({ kind: subject, address, variant, number, owner })
}

/** What it concerns. */
export const dueName = ({ name, address, asset, subject }: PortfolioDue): string =>
  titleOf(name ?? (subject === 'lock' ? asset?.symbol : null), address)
