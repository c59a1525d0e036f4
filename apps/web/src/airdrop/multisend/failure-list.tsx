import { Button } from '@mantine/core'
import { errorMessage, formatInteger, m } from '@slipway/messages'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import type { MultisendFailure } from '@slipway/sdk/airdrop/multisend/types'
import { addressAt } from '@slipway/sdk/airdrop/recipients/pay-list'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../../core/active-chain.ts'
import { FirstLines } from '../../list-file/first-lines.tsx'
import type { SendUnit } from './send-unit.ts'

/** A failure in words: its line and recipient, where one is to blame. */
export function failureText(
  { list }: Pick<MultisendPlan, 'list'>,
  unit: SendUnit,
  { batch, row, code, args }: MultisendFailure,
): string {
  const { nativeCurrency } = activeChain
  const problem = errorMessage(code, args, { token: unit, nativeCurrency })
  if (row === undefined) return m.multisend_failure_batch({ batch: batch + 1, problem })
  return m.multisend_failure_row({
    line: list.lines[row] ?? row + 1,
    address: shortenAddress(addressAt(list, row)),
    problem,
  })
}

interface FailureListProps {
  plan: MultisendPlan
  unit: SendUnit
  failures: readonly MultisendFailure[]
  /** Takes the places of recipients that are left out. */
  onLeaveOut: (rows: readonly number[]) => void
}

/** Who cannot be paid, by line, and the way on without them. */
export function FailureList({ plan, unit, failures, onLeaveOut }: FailureListProps) {
  const rows = failures.flatMap(({ row }) => (row === undefined ? [] : [row]))
  return (
    <NoticeBox
      tone="bad"
      role="alert"
      title={m.multisend_failures({ count: formatInteger(failures.length) })}
      actions={
        rows.length > 0 && (
          <Button variant="default" size="xs" onClick={() => onLeaveOut(rows)}>
            {m.multisend_leave_out()}
          </Button>
        )
      }
    >
      {rows.length > 0 && m.multisend_failures_text()}
      <FirstLines lines={failures} say={(failure) => failureText(plan, unit, failure)} />
    </NoticeBox>
  )
}
