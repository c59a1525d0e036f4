import type { PortfolioDue } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { titleOf } from '../entries/entry.ts'
import { pathOf } from '../entries/paths.ts'
import { lockDetailPath } from '../lock/shared/lock-paths.ts'

/** What can be done, in the words of its button. */
export const dueTexts: Readonly<Record<PortfolioDue['kind'], () => string>> = {
  presaleRefund: m.portfolio_due_presaleRefund,
  presaleExitFee: m.portfolio_due_presaleExitFee,
  presaleClaim: m.portfolio_due_presaleClaim,
  presaleExcess: m.portfolio_due_presaleExcess,
  presaleReward: m.portfolio_due_presaleReward,
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
