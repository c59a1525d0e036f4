import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useQuery } from '@tanstack/react-query'
import { activeChain } from '../core/active-chain.ts'
import { goToChain } from '../core/go-to-chain.ts'

/** The request is for another network than the page's: there it is opened, or it cannot be here at all. */
export function AskedChain({ chainId }: { chainId: number }) {
  const { data: chains } = useQuery({
    queryKey: ['sign', 'chains'],
    queryFn: async () => (await import('../core/offered-chains.ts')).offeredChains,
    staleTime: Number.POSITIVE_INFINITY,
  })
  if (!chains) return <Skeleton height={120} radius={12} />
  const asked = chains.find((chain) => chain.type === 'evm' && chain.chainId === chainId)
  if (!asked)
    return (
      <NoticeBox tone="bad" role="alert" title={m.signing_chain_none_title()}>
        {m.signing_chain_none_text({ id: String(chainId) })}
      </NoticeBox>
    )
  return (
    <NoticeBox tone="warn" role="alert" title={m.signing_chain_title({ chain: asked.name })}>
      {m.signing_chain_text({ chain: asked.name, current: activeChain.name })}{' '}
      <Button size="compact-sm" onClick={() => goToChain(asked.shortname)}>
        {m.signing_chain_go({ chain: asked.name })}
      </Button>
    </NoticeBox>
  )
}
