import type { StepResult } from '@slipway/sdk/flow/types'
import type { RepairSubject } from '@slipway/sdk/pool-repair/get-repair-subject'
import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type { RepairContracts, RepairParams } from '@slipway/sdk/pool-repair/types'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useConnection } from 'wagmi'
import { useOpenReview } from '../action/use-open-review.ts'
import { activeChain } from '../core/active-chain.ts'
import { readClient } from '../core/read-client.ts'
import { useChainNow } from '../transaction/use-chain-now.ts'
import { useReview } from '../transaction/use-review.tsx'
import { PoolFound } from './pool-found.tsx'
import classes from './repair.module.css'
import { RepairFormPanel } from './repair-form-panel.tsx'
import { repairPlan } from './repair-plan.ts'
import type { RepairPool } from './repair-pool.ts'
import { Repaired } from './repaired.tsx'
import { useRepairForm } from './use-repair-form.ts'

interface PoolRepairProps {
  contracts: RepairContracts
  pool: RepairPool
  subject: RepairSubject
  onAgain: () => void
}

interface Done {
  readonly params: RepairParams
  readonly result: StepResult
}

/** What is wrong with a pool, the form that states its price, and what came of it. */
export function PoolRepair({ contracts, pool, subject, onAgain }: PoolRepairProps) {
  const queries = useQueryClient()
  const { address: account } = useConnection()
  const now = useChainNow()
  const [done, setDone] = useState<Done>()
  const review = useReview((state, plan) => {
    const { params } = plan.input as { params: RepairParams }
    setDone({ params, result: state.steps.at(-1)?.result ?? {} })
    for (const key of ['repair', 'token'])
      void queries.invalidateQueries({ queryKey: [key, activeChain.chainId] })
  })
  const { token, quote } = pool
  const opening = useOpenReview({ open: review.open, token, currency: quote })
  const act = (params: RepairParams) => {
    if (!account) return
    void opening.open(async () => {
      try {
        return await repairPlan({ contracts, pool, account, params, report: repair.report })
      } catch (error) {
        // What moved since it was typed is said in its field as soon as it is read anew.
        void queries.invalidateQueries({ queryKey: repairQueries.all(readClient) })
        throw error
      }
    })
  }
  const repair = useRepairForm({ contracts, pool, account, now, onValid: act })
  const { data: obstacle } = useQuery(repairQueries.obstacle(readClient, { token: token.address }))
  const canRepair = pool.pairState.isVenueKnown && obstacle !== 'gated'
  return (
    <div className={classes.page}>
      {done ? (
        <Repaired pool={pool} {...done} onAgain={onAgain} />
      ) : (
        <>
          <PoolFound
            pool={pool}
            subject={subject}
            isMendable={canRepair && obstacle === null}
            obstacle={obstacle}
            wish={repair.wish}
            report={repair.report}
          />
          {canRepair && (
            <RepairFormPanel
              pool={pool}
              repair={repair}
              account={account}
              isRefused={Boolean(obstacle)}
              opening={opening}
            />
          )}
        </>
      )}
      {review.dialog}
    </div>
  )
}
