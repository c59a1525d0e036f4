import { Button } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { worstStateOf } from '@slipway/sdk/tools/solvency-math'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { IconRefresh } from '@tabler/icons-react'
import type { ContractLine } from './contract-line.ts'
import classes from './solvency.module.css'

interface SolvencySummaryProps {
  lines: readonly ContractLine[]
  isReading: boolean
  /** Some contracts are not read yet. */
  isPartial: boolean
  refresh: () => void
}

interface LineSummary {
  readonly read: number
  /** Contracts that hold less than they owe of some asset. */
  readonly missing: readonly ContractLine[]
  /** Contracts that gave no answer. */
  readonly silent: number
  /** The oldest and the newest block that something was read at; absent before anything was. */
  readonly blocks?: { readonly first: bigint; readonly last: bigint }
}

/** What all lines say together. */
export function summarizeLines(lines: readonly ContractLine[]): LineSummary {
  const answers = lines.flatMap(({ solvency }) => solvency ?? [])
  const numbers = answers.map(({ blockNumber }) => blockNumber).toSorted((a, b) => (a < b ? -1 : 1))
  const [first = 0n] = numbers
  const blocks = numbers.length > 0 ? { first, last: numbers.at(-1) ?? first } : undefined
  return {
    read: answers.length,
    missing: lines.filter(
      ({ solvency }) => solvency && worstStateOf(solvency.assets) === 'missing',
    ),
    silent: lines.filter(({ failure }) => failure !== undefined).length,
    ...(blocks && { blocks }),
  }
}

function blockText({ blocks }: LineSummary): string | undefined {
  if (!blocks) return undefined
  const [first, last] = [formatInteger(blocks.first), formatInteger(blocks.last)]
  return first === last ? last : m.tools_solvency_blocks({ first, last })
}

function Verdict({ summary, isPartial }: { summary: LineSummary; isPartial: boolean }) {
  const { missing, silent, read } = summary
  if (missing.length > 0)
    return (
      <NoticeBox tone="bad" title={m.tools_solvency_verdict_missing({ count: missing.length })}>
        {m.tools_solvency_verdict_missing_text()}
      </NoticeBox>
    )
  if (silent > 0)
    return (
      <NoticeBox tone="warn" title={m.tools_solvency_verdict_silent({ count: silent })}>
        {read > 0 ? m.tools_solvency_verdict_silent_text() : m.tools_solvency_verdict_silent_all()}
      </NoticeBox>
    )
  if (read === 0) return null
  return (
    <NoticeBox tone="good" title={m.tools_solvency_verdict_good({ count: read })}>
      {isPartial ? m.tools_solvency_verdict_partial() : m.tools_solvency_verdict_whole()}
    </NoticeBox>
  )
}

/** What all contracts say together, at which block, and the button that reads everything anew. */
export function SolvencySummary({ lines, isReading, isPartial, refresh }: SolvencySummaryProps) {
  const summary = summarizeLines(lines)
  const isWaiting = isReading && summary.read === 0
  const count = (value: number) => (isWaiting ? undefined : formatInteger(value))
  return (
    <Panel
      title={m.tools_solvency_summary()}
      description={m.tools_solvency_summary_text()}
      actions={
        <Button
          variant="default"
          size="sm"
          loading={isReading}
          leftSection={<IconRefresh size={16} aria-hidden />}
          onClick={refresh}
        >
          {m.tools_solvency_refresh()}
        </Button>
      }
    >
      <div className={classes.summary} aria-live="polite" aria-busy={isReading}>
        <StatRow>
          <Stat label={m.tools_solvency_read()} value={count(summary.read)} />
          <Stat label={m.tools_solvency_short()} value={count(summary.missing.length)} />
          <Stat label={m.tools_solvency_unanswered()} value={count(summary.silent)} />
          <Stat
            label={m.tools_solvency_read_at()}
            value={isWaiting ? undefined : (blockText(summary) ?? m.tools_solvency_no_block())}
          />
        </StatRow>
        {!isWaiting && <Verdict summary={summary} isPartial={isPartial} />}
      </div>
    </Panel>
  )
}
