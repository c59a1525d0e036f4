import { m } from '@slipway/messages'
import { useCluster } from '../../network/use-cluster.ts'
import { PoolFrame } from '../pool-frame.tsx'

/** Every staking pool on a cluster, and those of the connected wallet. */
export function SolanaPoolListPage() {
  const chain = useCluster()
  return (
    <PoolFrame
      title={m.shell_route_solana_staking_list()}
      description={m.stakecreate_list_lead({ chain: chain.name })}
    >
      {() => null}
    </PoolFrame>
  )
}
