import { m } from '@slipway/messages'
import { getIsGated } from '@slipway/sdk/presale/check/check-sides'
import { findMissingLauncher } from '@slipway/sdk/presale/evm/find-missing-launcher'
import type { Presale } from '@slipway/sdk/presale/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { readClient } from '../../core/read-client.ts'
import { presaleContracts } from '../shared/presale-contracts.ts'

/** Whether the token keeps the presale from being finished: it has a launch gate, and the presale no right to open it. */
async function lacksRight({ address, token }: Presale): Promise<boolean> {
  if (!presaleContracts) return false
  const [isGated, missing] = await Promise.all([
    getIsGated(readClient, presaleContracts, token.address),
    findMissingLauncher(readClient, token.address, address),
  ])
  return isGated && missing !== undefined
}

/**
 * Says to everybody that a presale with a pool cannot be finished as things are, since it lacks the right to open trading: who
 * contributes would only get a refund. One that its token does not gate, and one that has the right, says nothing.
 */
export default function LaunchRightNotice({ presale }: { presale: Presale }) {
  const { data: isLacking = false } = useQuery({
    queryKey: ['presale', presale.chainId, 'launch-right', presale.address],
    queryFn: () => lacksRight(presale),
  })
  if (!isLacking) return null
  return (
    <NoticeBox tone="warn" title={m.presale_unfinishable_title()}>
      {m.presale_unfinishable_text()}
    </NoticeBox>
  )
}
