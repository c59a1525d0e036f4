import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { RepairSubject } from '@slipway/sdk/pool-repair/get-repair-subject'
import type { PoolKey, RepairContracts } from '@slipway/sdk/pool-repair/types'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { PoolFound } from './pool-found.tsx'
import { PoolRepair } from './pool-repair.tsx'
import classes from './repair.module.css'
import { useRepairPool } from './use-repair-pool.ts'

interface RepairScreenProps {
  /** Undefined where none are deployed: the pool is judged, and nothing can be mended. */
  contracts: RepairContracts | undefined
  poolKey: PoolKey
  subject: RepairSubject
}

/** One pool: read first, then shown with what is wrong and the form that mends it. */
export default function RepairScreen({ contracts, poolKey, subject }: RepairScreenProps) {
  const { pool, isFailed, isFetching, refetch } = useRepairPool(contracts, poolKey)
  const [round, setRound] = useState(0)
  if (isFailed)
    return (
      <Panel>
        <ErrorState
          title={m.repair_failed_title()}
          text={m.repair_failed_text({ chain: activeChain.name })}
          isRetrying={isFetching}
          onRetry={refetch}
        />
      </Panel>
    )
  if (!pool) return <Skeleton height={280} radius={12} />
  if (!contracts)
    return (
      <div className={classes.page}>
        <PoolFound pool={pool} subject={subject} />
        <NoticeBox tone="info" title={m.repair_undeployed_title({ chain: activeChain.name })}>
          {m.repair_undeployed_text()}
        </NoticeBox>
      </div>
    )
  return (
    <PoolRepair
      key={round}
      contracts={contracts}
      pool={pool}
      subject={subject}
      onAgain={() => setRound(round + 1)}
    />
  )
}
