import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import type { PoolDraft } from '@slipway/sdk/staking/pool-draft-schema'
import { NoticeBox } from '@slipway/ui/notice-box'
import { skipToken, useQuery } from '@tanstack/react-query'
import { useConnection } from 'wagmi'
import { useStore } from 'zustand'
import { activeChain } from '../../core/active-chain.ts'
import classes from './create.module.css'
import { getPoolReport } from './get-pool-report.ts'
import { hintText } from './hint-text.ts'
import { usePoolForm } from './pool-form-context.ts'
import type { StakedFacts } from './pool-tokens.ts'
import { issueText } from './read-draft.ts'

interface PoolReportProps {
  draft: PoolDraft
  staked: StakedFacts
}

/** Balances and terms of tokens change: what the network said is good for so long. */
const STALE_MS = 30_000

const keyOf = (draft: PoolDraft) =>
  JSON.stringify(draft, (_key, value) => (typeof value === 'bigint' ? String(value) : value))

/** What the network says about the pool before anything is signed; asked again when the draft changes. */
export function PoolReport({ draft, staked }: PoolReportProps) {
  const { snapshot, contracts } = usePoolForm()
  const values = useStore(snapshot, (state) => state.values)
  const { address: account } = useConnection()
  const { data, error, refetch } = useQuery({
    queryKey: ['staking', activeChain.chainId, 'report', account ?? null, keyOf(draft)],
    queryFn: account
      ? () => getPoolReport({ contracts, draft, account, staked, values }, '')
      : skipToken,
    staleTime: STALE_MS,
    retry: false,
  })
  if (!account) return <p className={classes.muted}>{m.stakemake_report_wallet()}</p>
  const isRehearsed = data?.hints.every(({ code }) => code !== 'unrehearsed')
  return (
    <div className={classes.report} aria-live="polite">
      {data?.issues.map((issue) => (
        <NoticeBox key={issue.code} tone="bad" title={m.stakemake_report_refused()}>
          {issueText(issue, values)}
        </NoticeBox>
      ))}
      {data?.issues.length === 0 && isRehearsed && (
        <NoticeBox tone="good">{m.stakemake_report_passed({ chain: activeChain.name })}</NoticeBox>
      )}
      {data?.hints.map((hint) => (
        <NoticeBox key={hint.code} tone="warn">
          {hintText(hint, values)}
        </NoticeBox>
      ))}
      {!data && !error && (
        <p className={classes.reading}>
          <Loader size={16} aria-hidden />
          {m.stakemake_report_running({ chain: activeChain.name })}
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
