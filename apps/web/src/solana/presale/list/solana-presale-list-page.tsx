import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { CreateButton } from '../../frame/create-button.tsx'
import { ProgramFrame } from '../../frame/program-frame.tsx'
import { useCluster } from '../../network/use-cluster.ts'

// Its fields are most of what the page is made of.
const PresaleSearch = lazyPart(() => import('./presale-search.tsx'))

/** Every presale on a cluster, and those of the connected wallet. */
export function SolanaPresaleListPage() {
  const chain = useCluster()
  return (
    <ProgramFrame
      program="presale"
      title={m.shell_route_solana_presale_list()}
      description={m.solpresalemake_list_lead({ chain: chain.name })}
      actions={
        <CreateButton chain={chain} to="/solana/presale/create" label={m.presale_list_new()} />
      }
    >
      {(program) => (
        <LatePart pending={<Skeleton height={240} radius={12} />}>
          <PresaleSearch key={chain.chainId} chain={chain} program={program} />
        </LatePart>
      )}
    </ProgramFrame>
  )
}
