import { m } from '@slipway/messages'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import type { ReactNode } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { SolanaPage } from '../network/solana-page.tsx'
import { useCluster } from '../network/use-cluster.ts'

const ProgramNotice = lazyPart(() => import('../network/program-notice.tsx'))

interface PoolFrameProps {
  title: string
  description: string
  actions?: ReactNode
  /** Drawn where the cluster has the program. */
  children: (program: Address) => ReactNode
}

/** A page about staking pools; on a cluster without the program it says so. */
export function PoolFrame({ title, description, actions, children }: PoolFrameProps) {
  const { chainId, name } = useCluster()
  const program = getSolanaPrograms(chainId)?.staking
  return (
    <SolanaPage title={title} description={description} actions={program && actions}>
      {program ? (
        <>
          <LatePart>
            <ProgramNotice program={program} />
          </LatePart>
          {children(program)}
        </>
      ) : (
        <Panel>
          <EmptyState
            title={m.solstakemake_absent_title({ chain: name })}
            text={m.solstakemake_absent_text()}
          />
        </Panel>
      )}
    </SolanaPage>
  )
}
