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

interface AirdropFrameProps {
  title: string
  description: string
  actions?: ReactNode
  /** Drawn where the cluster has the program. */
  children: (program: Address) => ReactNode
}

/** A page about airdrops; on a cluster without the program it says so. */
export function AirdropFrame({ title, description, actions, children }: AirdropFrameProps) {
  const { chainId, name } = useCluster()
  const program = getSolanaPrograms(chainId)?.airdrop
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
            title={m.solana_airdrop_absent_title({ chain: name })}
            text={m.solana_airdrop_absent_text()}
          />
        </Panel>
      )}
    </SolanaPage>
  )
}
