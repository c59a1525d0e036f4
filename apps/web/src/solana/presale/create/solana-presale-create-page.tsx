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
import { presaleDrafts } from './presale-drafts.ts'

const SolanaPresaleForm = lazyPart(() => import('./solana-presale-form.tsx'))
const SolanaPresaleMade = lazyPart(() => import('./solana-presale-made.tsx'))

/** Create a presale on Solana. */
export function SolanaPresaleCreatePage() {
  const chain = useCluster()
  const creation = useCreation(chain.chainId, 'presale_create')
  const isMade = creation?.status === 'confirmed'
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) presaleDrafts.clear()
  }, [isMade])
  if (creation?.presale && isMade)
    return (
      <LatePart>
        <SolanaPresaleMade
          chain={chain}
          presale={creation.presale}
          mint={creation.mint}
          name={creation.subject}
          onAgain={() => changeRecord(creation.signature, { isSeen: true })}
        />
      </LatePart>
    )
  return (
    <ProgramFrame
      program="presale"
      title={m.shell_route_solana_presale_create()}
      description={m.solpresalemake_lead()}
    >
      {(program) => (
        <>
          {creation && (
            <Notice tone="info" title={m.solpresalemake_underway()}>
              {m.solpresalemake_underway_text()}
            </Notice>
          )}
          <LatePart pending={<Skeleton height={560} radius={12} />}>
            <SolanaPresaleForm
              chain={chain}
              program={program}
              isUnderway={creation !== undefined}
            />
          </LatePart>
        </>
      )}
    </ProgramFrame>
  )
}
