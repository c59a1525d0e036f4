import { m } from '@slipway/messages'
import { findLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import type { LockContracts } from '@slipway/sdk/lock/types'
import { PageHeader } from '@slipway/ui/page-header'
import { type ComponentProps, useCallback, useEffect, useRef } from 'react'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { LazyNoDeployment } from '../../core/lazy-no-deployment.ts'
import { lazyPart } from '../../core/lazy-part.ts'
import { useLinkedEntry } from '../../form/use-linked-entry.ts'
import { usePendingCreation } from '../../form/use-pending-creation.ts'
import { CreationForm } from '../../transaction/creation-form.tsx'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { useReview } from '../../transaction/use-review.tsx'
import { assetName } from './asset-name.ts'
import { findLockCreation, type PendingLock } from './find-lock-creation.ts'
import { LockCreateForm } from './lock-create-form.tsx'
import type { LockParams } from './lock-params.ts'
import { keepRecentAsset } from './recent-assets.ts'
import { lockDrafts, useCreateFormState } from './use-create-form-state.ts'

const LockCreated = lazyPart(() => import('./lock-created.tsx'))

const contracts = findLockContracts(activeChain)

interface LockCreatePageProps {
  /** Which of the screen's two addresses this is. */
  prefix: 'lock-token' | 'lock-create'
  /** Address to begin with, from a link. */
  asset?: string | undefined
}

/** Lock tokens, liquidity or an NFT: one screen at both of its addresses (specification, section 2). */
export function LockCreatePage(props: LockCreatePageProps) {
  if (!contracts) return <LazyNoDeployment />
  return <Create {...props} contracts={contracts} />
}

/** The form with the review of what it prepares, which goes when the form goes. */
function ReviewedForm({ onPrepared, ...form }: ComponentProps<typeof LockCreateForm>) {
  const review = useReview()
  return (
    <>
      <LockCreateForm
        {...form}
        onPrepared={(params, plan) => {
          onPrepared(params, plan)
          review.open(plan)
        }}
      />
      {review.dialog}
    </>
  )
}

function Create({
  prefix,
  asset,
  contracts: found,
}: LockCreatePageProps & { contracts: LockContracts }) {
  const { address: account } = useConnection()
  const now = useRef(0)
  now.current = useChainNow()
  const getNow = useCallback(() => now.current, [])
  const state = useCreateFormState(account, getNow)
  useLinkedEntry(asset, {
    storage: lockDrafts,
    read: () => state.form.getValues().asset,
    fill: state.fillAsset,
  })
  const { pending, take, forget } = usePendingCreation<PendingLock>('lock', asset)
  const records = useTransactionStore((store) => store.records)
  const creation = findLockCreation(records, pending)
  const isMade = creation !== undefined && creation.made.length > 0
  useEffect(() => {
    // What is locked is no draft any more.
    if (isMade) lockDrafts.clear()
  }, [isMade])
  const startOver = () => {
    state.startOver()
    forget()
  }
  const keep = ({ draft, address, facts, account: signer }: LockParams) => {
    const owner = draft.locker === 'list' ? (draft.entries[0]?.owner ?? signer) : draft.owner
    const name = assetName(facts)
    keepRecentAsset({ address, name, kind: facts.kind })
    take({ asset: address, name, isNft: facts.kind === 'nft', owner })
  }
  if (pending && creation && isMade)
    return (
      <LatePart>
        <LockCreated pending={pending} creation={creation} onAgain={startOver} />
      </LatePart>
    )
  return (
    <>
      <PageHeader title={m.lock_title()} description={m.lock_lead()} />
      <CreationForm
        creation={
          creation && {
            state: creation.state,
            title: m.lock_underway(),
            text: m.lock_underway_text(),
          }
        }
      >
        <ReviewedForm
          prefix={prefix}
          contracts={found}
          state={state}
          getNow={getNow}
          onPrepared={keep}
          onStartOver={startOver}
        />
      </CreationForm>
    </>
  )
}
