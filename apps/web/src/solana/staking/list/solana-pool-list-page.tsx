import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { CreateButton } from '../../frame/create-button.tsx'
import { ProgramFrame } from '../../frame/program-frame.tsx'
import { useCluster } from '../../network/use-cluster.ts'

// Its fields are most of what the page is made of.
const PoolSearch = lazyPart(() => import('./pool-search.tsx'))

/** Every staking pool on a cluster, and those of the connected wallet. */
export function SolanaPoolListPage() {
  const chain = useCluster()
  return (
    <ProgramFrame
      program="staking"
      title={m.shell_route_solana_staking_list()}
      description={m.solstakemake_list_lead({ chain: chain.name })}
      actions={
        <CreateButton
          chain={chain}
          to="/solana/staking/create"
          label={m.shell_route_mining_create()}
        />
      }
    >
      {(program) => (
        <LatePart pending={<Skeleton height={240} radius={12} />}>
          <PoolSearch key={chain.chainId} chain={chain} program={program} />
        </LatePart>
      )}
    </ProgramFrame>
  )
}
