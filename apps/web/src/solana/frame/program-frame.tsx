import { formatNames, m } from '@slipway/messages'
import { getSolanaPrograms, type SolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { EmptyState } from '@slipway/ui/empty-state'
import { Panel } from '@slipway/ui/panel'
import type { Address } from '@solana/kit'
import type { ReactNode } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { offeredClusters } from '../network/find-cluster.ts'
import { useCluster } from '../network/use-cluster.ts'
import classes from './solana-page.module.css'
import { SolanaPage } from './solana-page.tsx'

const ProgramNotice = lazyPart(() => import('./program-notice.tsx'))

const absentTitles: Readonly<Record<keyof SolanaPrograms, (inputs: { chain: string }) => string>> =
  {
    locker: m.solana_lock_absent_title,
    airdrop: m.solana_airdrop_absent_title,
    presale: m.solpresalemake_absent_title,
    staking: m.solstakemake_absent_title,
  }

/** Where a visitor finds what this cluster lacks. */
function absentText(): string {
  const names = offeredClusters
    .filter(({ chainId }) => getSolanaPrograms(chainId))
    .map(({ name }) => name)
  return names.length > 0
    ? m.solana_absent_elsewhere({ chains: formatNames(names) })
    : m.solana_absent_text()
}

interface ProgramFrameProps {
  program: keyof SolanaPrograms
  title: string
  description: string
  actions?: ReactNode
  /** Drawn where the cluster has the program. */
  children: (program: Address) => ReactNode
  /** Drawn below, whether it has the program or not. */
  below?: ReactNode
}

/** A page about what a program of ours keeps; on a cluster without the program it says so. */
export function ProgramFrame(props: ProgramFrameProps) {
  const { title, description, actions, children, below } = props
  const { chainId, name } = useCluster()
  const program = getSolanaPrograms(chainId)?.[props.program]
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
          <EmptyState title={absentTitles[props.program]({ chain: name })} text={absentText()} />
        </Panel>
      )}
      {below && <div className={classes.below}>{below}</div>}
    </SolanaPage>
  )
}
