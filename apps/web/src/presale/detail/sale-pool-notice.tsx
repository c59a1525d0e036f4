import { m } from '@slipway/messages'
import { getPoolState } from '@slipway/sdk/token/launch/prepare-liquidity'
import { useQuery } from '@tanstack/react-query'
import { LazyPoolNotice } from '../../repair/lazy-pool-notice.tsx'
import { activeChain } from '../../shell/active-chain.ts'
import { readClient } from '../../transaction/read-client.ts'
import type { SaleView } from './sale-act.ts'

const RATE_SCALE = 10n ** 18n

/** What is wrong with the pool that a sale will list into, before it is finished; nothing for a private sale. */
export function SalePoolNotice({ sale }: Pick<SaleView, 'sale'>) {
  const { router, claimToken: token, currency: quote, liquidityRate } = sale.terms
  const { data: pool } = useQuery({
    queryKey: ['repair', activeChain.chainId, 'sale-pool', router, token, quote],
    queryFn: () => getPoolState(readClient, { router, token, quote }),
    enabled: sale.kind !== 'private',
  })
  if (!pool || sale.state.finalizedAt !== 0) return null
  // Only a normal sale states its listing price beforehand.
  const price = { tokenAmount: liquidityRate, quoteAmount: RATE_SCALE }
  return (
    <LazyPoolNotice
      poolKey={{ venueFactory: pool.factory, token, quote: pool.quoteToken }}
      price={sale.kind === 'normal' && liquidityRate > 0n ? price : undefined}
      text={m.repair_notice_sale_text()}
    />
  )
}
