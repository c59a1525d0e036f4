import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { PageHeader } from '@slipway/ui/page-header'
import { useEffect } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { usePendingCreation } from '../../form/use-pending-creation.ts'
import { CreationForm } from '../../transaction/creation-form.tsx'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { nftContracts } from '../shared/nft-contracts.ts'
import { findNftCreation, type PendingCollection } from './find-nft-creation.ts'
import { NftCreateForm } from './nft-create-form.tsx'
import { nftDrafts, useNftFormScope } from './use-nft-form.ts'

const NftCreated = lazyPart(() => import('./nft-created.tsx'))

/** Create a collection with its sale (specification, section 2). */
export function NftCreatePage() {
  return nftContracts ? <Create contracts={nftContracts} /> : <LazyNoDeployment />
}

function Create({ contracts }: { contracts: NftContracts }) {
  const scope = useNftFormScope(contracts)
  const { pending, take, forget } = usePendingCreation<PendingCollection>('collection')
  const records = useTransactionStore((store) => store.records)
  const creation = findNftCreation(records, pending)
  const made = creation?.made
  const isMade = made !== undefined
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) nftDrafts.clear()
  }, [isMade])
  const startOver = () => {
    scope.startOver()
    forget()
  }
  if (pending && made)
    return (
      <LatePart>
        <NftCreated pending={pending} made={made} onAgain={startOver} />
      </LatePart>
    )
  return (
    <>
      <PageHeader title={m.shell_route_nft_create()} description={m.nftmake_lead()} />
      <CreationForm
        creation={
          creation && {
            state: creation.state,
            title: m.nftmake_underway(),
            text: m.nftmake_underway_text(),
          }
        }
      >
        <NftCreateForm scope={scope} onPrepared={take} onStartOver={startOver} />
      </CreationForm>
    </>
  )
}
