import { m } from '@slipway/messages'
import { useEffect } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { changeRecord } from '../flow/record-store.ts'
import { useCreation } from '../flow/use-creation.ts'
import { SolanaPage } from '../frame/solana-page.tsx'
import { useCluster } from '../network/use-cluster.ts'
import { SolanaCreateForm } from './solana-create-form.tsx'
import { solanaDrafts, useSolanaForm } from './use-solana-form.ts'

const SolanaCreated = lazyPart(() => import('./solana-created.tsx'))

/** Create a token on Solana. */
export function SolanaCreatePage() {
  const chain = useCluster()
  const state = useSolanaForm()
  const creation = useCreation(chain.chainId, 'token_create')
  const isMade = creation?.status === 'confirmed'
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) solanaDrafts.clear()
  }, [isMade])
  if (creation && isMade)
    return (
      <LatePart>
        <SolanaCreated
          chain={chain}
          mint={creation.mint}
          symbol={creation.subject}
          onAgain={() => {
            state.startOver()
            changeRecord(creation.signature, { isSeen: true })
          }}
        />
      </LatePart>
    )
  return (
    <SolanaPage title={m.shell_route_solana_create()} description={m.solana_create_lead()}>
      {creation && (
        <Notice tone="info" title={m.token_underway({ symbol: creation.subject })}>
          {m.solana_underway_text()}
        </Notice>
      )}
      <SolanaCreateForm chain={chain} state={state} isUnderway={creation !== undefined} />
    </SolanaPage>
  )
}
