import { formatBps, m } from '@slipway/messages'
import { nftQueries } from '@slipway/sdk/nft/nft-queries'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { useQuery } from '@tanstack/react-query'
import { ActionGroup } from '../../action/action-group.tsx'
import { PlainAction } from '../../action/plain-action.tsx'
import { readClient } from '../../core/read-client.ts'
import { moneyText } from '../shared/money-text.ts'
import type { NftAct } from './nft-view.ts'
import { platformPlan } from './user-plans.ts'

/** For the wallet that the platform is paid to: its part of the prices, and the way to it. */
export default function PlatformPanel({
  act,
  contracts,
}: {
  act: NftAct
  contracts: NftContracts
}) {
  const { data: receiver } = useQuery(nftQueries.platformReceiver(readClient, contracts))
  if (receiver?.toLowerCase() !== act.account.toLowerCase()) return null
  const amount = moneyText(act.sale)(act.sale.state.platformDue)
  return (
    <ActionGroup title={m.nftpage_platform_group()}>
      <PlainAction
        act={act}
        kind="nft_withdraw_platform"
        title={m.nftpage_platform_title()}
        text={m.nftpage_platform_text({ percent: formatBps(act.sale.terms.platformBps) })}
        current={amount}
        open={m.nftpage_own_withdraw_open()}
        preview={m.nftpage_own_withdraw_preview({ amount, to: shortenAddress(receiver) })}
        plan={() => platformPlan(act, receiver)}
      />
    </ActionGroup>
  )
}
