import { m } from '@slipway/messages'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../../core/active-chain.ts'
import { readClient } from '../../core/read-client.ts'
import { LazyPoolNotice } from '../../pool-repair/lazy-pool-notice.tsx'
import type { PresaleView } from './presale-context.ts'

const RATE_SCALE = 10n ** 18n

/** What is wrong with the pool that a presale will list into, before it is finished; nothing for a private presale. */
export function PresalePoolNotice({ presale }: Pick<PresaleView, 'presale'>) {
  const { router, claimToken: token, currency: quote, liquidityRate } = presale.terms
  const { data: pool } = useQuery({
    queryKey: ['repair', activeChain.chainId, 'presale-pool', router, token, quote],
    queryFn: () => getPoolState(readClient, { router, token, quote }),
    enabled: presale.kind !== 'private',
  })
  if (!pool || presale.state.finalizedAt !== 0) return null
  // Only a normal presale states its listing price beforehand.
  const price = { tokenAmount: liquidityRate, quoteAmount: RATE_SCALE }
  return (
    <LazyPoolNotice
      poolKey={{ venueFactory: pool.factory, token, quote: pool.quoteToken }}
      price={presale.kind === 'normal' && liquidityRate > 0n ? price : undefined}
      text={m.repair_notice_presale_text()}
      repairText={m.repair_notice_presale_repair()}
    />
  )
}
