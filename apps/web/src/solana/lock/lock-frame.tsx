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
import classes from './lock-frame.module.css'

const ProgramNotice = lazyPart(() => import('../network/program-notice.tsx'))

interface LockFrameProps {
  title: string
  description: string
  actions?: ReactNode
  /** Drawn where the cluster has the program. */
  children: (program: Address) => ReactNode
  /** Drawn below, whether it has the program or not. */
  below?: ReactNode
}

/** A page about locks; on a cluster without the program it says so. */
export function LockFrame({ title, description, actions, children, below }: LockFrameProps) {
  const { chainId, name } = useCluster()
  const program = getSolanaPrograms(chainId)?.locker
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
            title={m.solana_lock_absent_title({ chain: name })}
            text={m.solana_lock_absent_text()}
          />
        </Panel>
      )}
      {below && <div className={classes.below}>{below}</div>}
    </SolanaPage>
  )
}
