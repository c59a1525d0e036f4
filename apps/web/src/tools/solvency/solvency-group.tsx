import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { ContractTable } from './contract-table.tsx'
import classes from './solvency.module.css'
import type { SolvencyGroup } from './use-solvency.ts'

interface SolvencyGroupPanelProps {
  group: SolvencyGroup
  title: string
  text: string
  /** Said where the registry lists none. */
  empty: string
}

function GroupContent({ group, title, empty }: Omit<SolvencyGroupPanelProps, 'text'>) {
  const { lines, isPending, isFailed, isReading, read } = group
  if (isFailed)
    return (
      <div className={classes.inside}>
        <ErrorState
          title={m.tools_solvency_failed_title()}
          text={m.tools_solvency_failed_text({ chain: activeChain.name })}
          onRetry={read}
          isRetrying={isReading}
        />
      </div>
    )
  if (isPending)
    return (
      <div className={classes.inside} aria-busy="true">
        <Skeleton height={28} mb={10} />
        <Skeleton height={28} mb={10} />
        <Skeleton height={28} />
      </div>
    )
  if (lines.length === 0) return <p className={classes.empty}>{empty}</p>
  return <ContractTable lines={lines} caption={title} />
}

/** Contracts of one kind, each with what it owes and holds. */
export function SolvencyGroupPanel({ group, title, text, empty }: SolvencyGroupPanelProps) {
  const { readMore, isReading, lines } = group
  return (
    <Panel title={title} description={text} padding="flush">
      <GroupContent
        group={group}
        title={title}
        empty={readMore ? m.tools_solvency_none_yet() : empty}
      />
      {readMore && (
        <p className={classes.more}>
          <Button variant="default" size="sm" loading={isReading} onClick={readMore}>
            {m.tools_solvency_older()}
          </Button>
          <span>{m.tools_solvency_shown({ count: lines.length })}</span>
        </p>
      )}
    </Panel>
  )
}
