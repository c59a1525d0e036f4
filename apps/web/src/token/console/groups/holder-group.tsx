import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { ActionGroup } from '../../../action/action-group.tsx'
import type { ConsoleAct } from '../console-act.ts'
import { useCurrency } from '../use-currency.ts'
import { AccountAction, ClaimAction, DistributeAction } from './holder-dividend-actions.tsx'
import { InviterAction } from './inviter-action.tsx'
import { LpStakeActions } from './lp-stake-actions.tsx'
import { NftOwnerAction } from './nft-owner-actions.tsx'

/** Whether a token has anything for those who hold it. */
export const hasHolderActions = ({ dividends, referral }: Token): boolean =>
  dividends !== undefined || referral !== undefined

/** What any wallet can do with a token that pays: claim, stake liquidity, accept an inviter. */
export function HolderGroup({ act }: { act: ConsoleAct }) {
  const { dividends, liquidityStake, nft, referral } = act.token
  const currency = useCurrency(dividends?.token)
  const isByHolding = dividends !== undefined && !liquidityStake && !nft
  return (
    <ActionGroup title={m.console_group_holder()} text={m.console_group_holder_text()}>
      {dividends && currency && !nft && (
        <ClaimAction act={act} dividends={dividends} currency={currency} />
      )}
      {nft && <NftOwnerAction act={act} which="claim" />}
      {nft && <NftOwnerAction act={act} which="activate" />}
      {liquidityStake && <LpStakeActions act={act} stake={liquidityStake} />}
      {dividends && currency && (
        <DistributeAction act={act} dividends={dividends} currency={currency} />
      )}
      {dividends && !nft && <AccountAction act={act} which="claim" />}
      {isByHolding && <AccountAction act={act} which="refresh" />}
      {referral && <InviterAction act={act} referral={referral} />}
    </ActionGroup>
  )
}
