import { m } from '@slipway/messages'
import { useEffect } from 'react'
import { LatePart } from '../../../core/late-part.tsx'
import { lazyPart } from '../../../core/lazy-part.ts'
import { Notice } from '../../../core/notice.tsx'
import { changeRecord } from '../../flow/record-store.ts'
import { useCreation } from '../../flow/use-creation.ts'
import { SolanaPage } from '../../frame/solana-page.tsx'
import { useCluster } from '../../network/use-cluster.ts'
import { CollectionForm } from './collection-form.tsx'
import { collectionDrafts, useCollectionForm } from './use-collection-form.ts'

const CollectionCreated = lazyPart(() => import('./collection-created.tsx'))

/** Create an NFT collection on Solana. */
export function CollectionCreatePage() {
  const chain = useCluster()
  const state = useCollectionForm()
  const creation = useCreation(chain.chainId, 'nft_create')
  const isMade = creation?.status === 'confirmed'
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) collectionDrafts.clear()
  }, [isMade])
  if (creation && isMade)
    return (
      <LatePart>
        <CollectionCreated
          chain={chain}
          mint={creation.mint}
          name={creation.subject}
          onAgain={() => {
            state.startOver()
            changeRecord(creation.signature, { isSeen: true })
          }}
        />
      </LatePart>
    )
  return (
    <SolanaPage title={m.shell_route_solana_nft_create()} description={m.solana_nft_lead()}>
      {creation && (
        <Notice tone="info" title={m.nftmake_underway()}>
          {m.solana_nft_underway_text()}
        </Notice>
      )}
      <CollectionForm chain={chain} state={state} isUnderway={creation !== undefined} />
    </SolanaPage>
  )
}
