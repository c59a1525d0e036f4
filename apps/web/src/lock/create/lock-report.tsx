import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { findLockContracts } from '@slipway/sdk/lock/evm/get-lock-contracts'
import type { LockDraft, LockListDraft } from '@slipway/sdk/lock/lock-draft-schema'
import { NoticeBox } from '@slipway/ui/notice-box'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { activeChain } from '../../shell/active-chain.ts'
import { assetUnit } from './asset-name.ts'
import classes from './create.module.css'
import { getLockReport } from './get-lock-report.ts'
import type { LockableAsset } from './lock-asset.ts'
import { ReportOutcome } from './report-outcome.tsx'

interface LockReportProps {
  draft: LockDraft | LockListDraft
  facts: LockableAsset
}

const contracts = findLockContracts(activeChain)
const STALE_MS = 15_000

/** A draft as a part of a key: two that say the same are the same. */
const keyOf = (draft: LockDraft | LockListDraft) =>
  JSON.stringify(draft, (_, value) => (typeof value === 'bigint' ? String(value) : value))

/** What the network says about the lock before anything is signed; asked again when the draft changes. */
export function LockReport({ draft, facts }: LockReportProps) {
  const { address: account } = useConnection()
  const units = { symbol: assetUnit(facts), decimals: facts.kind === 'nft' ? 0 : facts.decimals }
  const { data, error, refetch } = useQuery({
    queryKey: ['lock', activeChain.chainId, 'report', account ?? null, keyOf(draft)],
    queryFn:
      contracts && account ? () => getLockReport(contracts, { draft, account, facts }) : skipToken,
    staleTime: STALE_MS,
    retry: false,
  })
  if (!account) return <p className={classes.muted}>{m.lock_report_wallet()}</p>
  return (
    <div className={classes.report} aria-live="polite">
      {data && <ReportOutcome report={data} units={units} />}
      {!data && !error && (
        <p className={classes.reading}>
          <Loader size={16} aria-hidden />
          {m.lock_report_running({ chain: activeChain.name })}
        </p>
      )}
      {!data && error && (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={() => void refetch()}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.lock_asset_unread({ chain: activeChain.name })}
        </NoticeBox>
      )}
    </div>
  )
}
