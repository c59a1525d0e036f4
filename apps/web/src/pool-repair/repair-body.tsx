import { Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { TokenInfoNotFound } from '@slipway/sdk/evm/errors'
import type { RepairSubject } from '@slipway/sdk/pool-repair/get-repair-subject'
import { repairQueries } from '@slipway/sdk/pool-repair/repair-queries'
import type { PoolKey, RepairContracts } from '@slipway/sdk/pool-repair/types'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { useQuery } from '@tanstack/react-query'
import { type Address, zeroAddress } from 'viem'
import { activeChain } from '../core/active-chain.ts'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { readClient } from '../core/read-client.ts'
import { FaultList } from './fault-list.tsx'
import classes from './repair.module.css'
import type { RepairSearch } from './repair-search.ts'
import { SubjectForm } from './subject-form.tsx'

const PoolChoice = lazyPart(() => import('./pool-choice.tsx'))
const RepairScreen = lazyPart(() => import('./repair-screen.tsx'))

interface RepairBodyProps {
  contracts: RepairContracts | undefined
  search: RepairSearch
}

/** Which pool is meant, once it is: of a pasted pool the sides may be exchanged, of a token's pools one is chosen. */
function keyOf(subject: RepairSubject, search: RepairSearch): PoolKey | undefined {
  if (subject.kind === 'pool') {
    const { key } = subject
    return search.token === key.quote ? { ...key, token: key.quote, quote: key.token } : key
  }
  const { venue, quote } = search
  if (!venue || !quote) return undefined
  return { venueFactory: venue as Address, token: subject.token, quote: quote as Address }
}

function Answer({
  subject,
  contracts,
  search,
}: RepairBodyProps & { subject: RepairSubject | undefined }) {
  if (!subject) return <Skeleton height={280} radius={12} />
  const key = keyOf(subject, search)
  return (
    <LatePart
      key={key ? `${key.venueFactory}-${key.token}-${key.quote}` : 'choice'}
      pending={<Skeleton height={280} radius={12} />}
    >
      {key ? (
        <RepairScreen contracts={contracts} poolKey={key} subject={subject} />
      ) : (
        subject.kind === 'token' && <PoolChoice contracts={contracts} token={subject.token} />
      )}
    </LatePart>
  )
}

/** From the pasted address to the pool that it means, or to the choice among a token's pools. */
export function RepairBody({ contracts, search }: RepairBodyProps) {
  const address = search.pool as Address | undefined
  const query = useQuery({
    ...repairQueries.subject(readClient, { chain: activeChain, address: address ?? zeroAddress }),
    enabled: address !== undefined,
    retry: (count, error) => !(error instanceof TokenInfoNotFound) && count < 1,
  })
  const isNeither = query.error instanceof TokenInfoNotFound
  const problem = isNeither ? m.repair_subject_neither({ chain: activeChain.name }) : undefined
  return (
    <div className={classes.page}>
      <SubjectForm key={address ?? ''} subject={address} problem={problem} />
      {(!address || isNeither) && <RepairHelp />}
      {query.isError && !isNeither && (
        <Panel>
          <ErrorState
            title={m.repair_failed_title()}
            text={m.repair_failed_text({ chain: activeChain.name })}
            isRetrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        </Panel>
      )}
      {address && !query.isError && (
        <Answer subject={query.data} contracts={contracts} search={search} />
      )}
    </div>
  )
}

/** What the tool knows to mend, while no pool is named. */
function RepairHelp() {
  return (
    <Panel title={m.repair_help_title()} description={m.repair_help_text()}>
      <FaultList
        faults={[
          { title: m.repair_fault_dust_title(), text: m.repair_help_dust() },
          { title: m.repair_fault_counted_title(), text: m.repair_fault_counted_text() },
          { title: m.repair_fault_skewed_title(), text: m.repair_help_skewed() },
          { title: m.repair_fault_noLiquidity_title(), text: m.repair_fault_noLiquidity_text() },
          { title: m.repair_fault_short_title(), text: m.repair_fault_short_text() },
        ]}
      />
    </Panel>
  )
}
