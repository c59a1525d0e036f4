import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { LatePart } from '../../shell/late-part.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { SolanaPage } from '../network/solana-page.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'

const SendForm = lazyPart(() => import('./send-form.tsx'))

/** Send a token to many on Solana. */
export function SolanaMultisendPage() {
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
