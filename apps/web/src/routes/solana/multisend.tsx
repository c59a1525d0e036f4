import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { createFileRoute, retainSearchParams } from '@tanstack/react-router'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { SolanaPage } from '../../solana/frame/solana-page.tsx'
import { readTokenSearch } from '../../solana/network/read-solana-search.ts'
import { useCluster } from '../../solana/network/use-cluster.ts'
import { useWalletStore } from '../../solana/wallet/wallet-store.ts'

const SendForm = lazyPart(() => import('../../solana/multisend/send-form.tsx'))

/** Send a token to many on Solana. */
function SolanaMultisendPage() {
  const chain = useCluster()
  const account = useWalletStore((state) => state.account)
  return (
    <SolanaPage
      title={m.shell_route_solana_multisend()}
      description={m.solana_send_lead({ chain: chain.name })}
    >
      <LatePart pending={<Skeleton height={560} radius={12} />}>
        <SendForm key={`${chain.chainId} ${account?.address}`} chain={chain} />
      </LatePart>
    </SolanaPage>
  )
}

export const Route = createFileRoute('/solana/multisend')({
  validateSearch: readTokenSearch,
  search: { middlewares: [retainSearchParams(['network'])] },
  component: SolanaMultisendPage,
})
