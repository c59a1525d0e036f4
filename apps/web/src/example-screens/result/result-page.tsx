import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { PageHeader } from '@slipway/ui/page-header'
import { useQuery } from '@tanstack/react-query'
import type { Hash } from 'viem'
import { useConnection } from 'wagmi'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { readClient } from '../../core/read-client.ts'
import { type TransactionRecord, useTransactionStore } from '../../transaction/transaction-store.ts'
import { findAct, type LastAct } from './find-last-act.ts'
import { NoResult } from './no-result.tsx'
import type { ResultSearch } from './result-search.ts'

// Names of every event and error weigh more than the page: they come with the first transaction.
const ResultBody = lazyPart(() => import('./result-body.tsx'))

const chain = activeChain.name

/** Milliseconds between looks at a transaction that waits for its block. */
const PENDING_MS = 3_000

interface ResultPageProps extends ResultSearch {
  /** Which of the own acts is looked for where the address names none. */
  wanted: 'success' | 'fail'
}

const isFailed = ({ state }: TransactionRecord) => state.status === 'failed'

/**
 * What a transaction brought, read from the node (specification, section 2, result screens; ADR 0192). Both addresses tell
 * the truth about a hash; without one each looks for the last act of its kind in this browser.
 */
export function ResultPage({ tx, isWrong, wanted }: ResultPageProps) {
  const { address: account } = useConnection()
  const records = useTransactionStore((state) => state.records)
  const candidates = !tx && wanted === 'fail' ? records.filter(isFailed) : records
  const { chainId } = activeChain
  const act = findAct(candidates, { account, chainId, hash: tx })
  const hash = tx ?? (isWrong ? undefined : act?.hash)
  return (
    <>
      <PageHeader
        title={wanted === 'fail' ? m.shell_route_result_fail() : m.shell_route_result_success()}
        description={m.template_result_lead({ chain })}
      />
      {hash ? <Outcome hash={hash} act={act} /> : <Nothing isWrong={isWrong} wanted={wanted} />}
    </>
  )
}

function Nothing({ isWrong, wanted }: Pick<ResultPageProps, 'isWrong' | 'wanted'>) {
  if (isWrong)
    return <NoResult title={m.template_result_wrong()} text={m.template_result_wrong_text()} />
  return (
    <NoResult
      title={wanted === 'fail' ? m.template_result_none_failed() : m.template_result_none()}
      text={m.template_result_none_text({ chain })}
    />
  )
}

const Pending = () => (
  <div role="status" aria-label={m.shell_loading()}>
    <Skeleton height={320} radius={12} />
  </div>
)

function Outcome({ hash, act }: { hash: Hash; act: LastAct | undefined }) {
  const { data, error, refetch, isFetching } = useQuery({
    queryKey: ['transaction', activeChain.chainId, hash],
    queryFn: async () => {
      const { getTransactionOutcome } = await import('@slipway/sdk/receipt/get-transaction-outcome')
      return getTransactionOutcome(readClient, hash)
    },
    retry: 1,
    // What is in a block is looked at once more after a while: a block may be replaced.
    staleTime: 30_000,
    refetchInterval: ({ state }) => (state.data?.state === 'pending' ? PENDING_MS : false),
  })
  if (data)
    return (
      <LatePart pending={<Pending />}>
        <ResultBody outcome={data} act={act} />
      </LatePart>
    )
  if (!error) return <Pending />
  return (
    <ErrorState
      title={m.template_result_unread()}
      text={m.template_result_unread_text({ chain })}
      isRetrying={isFetching}
      onRetry={() => void refetch()}
    />
  )
}
