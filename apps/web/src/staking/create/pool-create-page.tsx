import { m } from '@slipway/messages'
import { findStakingContracts } from '@slipway/sdk/staking/evm/get-staking-contracts'
import type { StakingContracts } from '@slipway/sdk/staking/types'
import { PageHeader } from '@slipway/ui/page-header'
import { useCallback, useEffect, useRef } from 'react'
import { isAddressEqual } from 'viem'
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
import { findPoolCreation, type PendingPool } from './find-pool-creation.ts'
import { PoolCreateForm } from './pool-create-form.tsx'
import type { PoolParams } from './pool-params.ts'
import { tokenName } from './token-labels.ts'
import { poolDrafts, useCreateFormState } from './use-create-form-state.ts'

const PoolCreated = lazyPart(() => import('./pool-created.tsx'))

const contracts = findStakingContracts(activeChain)

interface PoolCreatePageProps {
  /** What is staked, from a link. */
  token?: string | undefined
}

/** Create a staking pool (specification, section 2). */
export function PoolCreatePage(props: PoolCreatePageProps) {
  if (!contracts) return <LazyNoDeployment />
  return <Create {...props} contracts={contracts} />
}

function Create({
  token,
  contracts: found,
}: PoolCreatePageProps & { contracts: StakingContracts }) {
  const { address: account } = useConnection()
  const now = useRef(0)
  now.current = useChainNow()
  const getNow = useCallback(() => now.current, [])
  const state = useCreateFormState(account, getNow)
  useLinkedEntry(token, {
    storage: poolDrafts,
    read: () => state.form.getValues().stakedToken,
    fill: state.fillToken,
  })
  const { pending, take, forget } = usePendingCreation<PendingPool>('pool', token)
  const records = useTransactionStore((store) => store.records)
  const creation = findPoolCreation(records, pending)
  const made = creation?.made
  const isMade = made !== undefined
  useEffect(() => {
    // What is made is no draft any more.
    if (isMade) poolDrafts.clear()
  }, [isMade])
  const startOver = () => {
    state.startOver()
    forget()
  }
  const keep = ({ draft, staked, account: maker }: PoolParams) =>
    take({
      stakedToken: draft.stakedToken,
      name: tokenName(staked),
      isOthers: !isAddressEqual(draft.admin, maker),
    })
  if (pending && made)
    return (
      <LatePart>
        <PoolCreated pending={pending} made={made} onAgain={startOver} />
      </LatePart>
    )
  return (
    <>
      <PageHeader title={m.stakemake_title()} description={m.stakemake_lead()} />
      <CreationForm
        creation={
          creation && {
            state: creation.state,
            title: m.stakemake_underway(),
            text: m.stakemake_underway_text(),
          }
        }
      >
        <PoolCreateForm
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
