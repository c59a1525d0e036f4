import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { useEffect } from 'react'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { Notice } from '../../../core/notice.tsx'
import { changeRecord } from '../../flow/record-store.ts'
import { useCreation } from '../../flow/use-creation.ts'
import { ProgramFrame } from '../../frame/program-frame.tsx'
import { useCluster } from '../../network/use-cluster.ts'
import { poolDrafts } from './pool-drafts.ts'

const SolanaPoolForm = lazyPart(() => import('./solana-pool-form.tsx'))
const SolanaPoolMade = lazyPart(() => import('./solana-pool-made.tsx'))

/** Create a staking pool on Solana. */
export function SolanaPoolCreatePage() {
  const chain = useCluster()
  const creation = useCreation(chain.chainId, 'pool_create')
  const isMade = creation?.status === 'confirmed'
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) poolDrafts.clear()
  }, [isMade])
  if (creation?.pool && isMade)
    return (
      <LatePart>
        <SolanaPoolMade
          chain={chain}
          pool={creation.pool}
          name={creation.subject}
          onAgain={() => changeRecord(creation.signature, { isSeen: true })}
        />
      </LatePart>
    )
  return (
    <ProgramFrame
      program="staking"
      title={m.shell_route_solana_staking_create()}
      description={m.solstakemake_lead()}
    >
      {(program) => (
        <>
          {creation && (
            <Notice tone="info" title={m.stakemake_underway()}>
              {m.solstakemake_underway_text()}
            </Notice>
          )}
          <LatePart pending={<Skeleton height={560} radius={12} />}>
            <SolanaPoolForm chain={chain} program={program} isUnderway={creation !== undefined} />
          </LatePart>
        </>
      )}
    </ProgramFrame>
  )
}
