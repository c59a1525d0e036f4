import { formatTime, m } from '@slipway/messages'
import { calculateSmallestMapped } from '@slipway/sdk/airdrop/mapping/mapping-math'
import { mappingStatus } from '@slipway/sdk/airdrop/mapping/mapping-status'
import { readSwapParams } from '@slipway/sdk/airdrop/mapping/read-mapping-params'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ActionForm } from '../../action/action-form.tsx'
import type { FormContext } from '../../action/form-context.ts'
import { fromIssues } from '../../action/from-issues.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import { amountIn } from './mapping-amounts.ts'
import { swapPlan } from './mapping-plans.ts'
import type { MappingView } from './mapping-view.ts'

/** Why nothing can be swapped now; null while it can. */
function Closed({ mapping, now }: MappingView) {
  const status = mappingStatus(mapping, now)
  if (status === 'coming')
    return <NoticeBox>{m.mapping_swap_coming({ time: formatTime(mapping.startTime) })}</NoticeBox>
  if (status === 'finished') return <NoticeBox>{m.mapping_swap_finished()}</NoticeBox>
  if (mapping.targetLeft === 0n) return <NoticeBox tone="warn">{m.mapping_swap_empty()}</NoticeBox>
  return null
}

/** Old tokens for new ones, with what they come to while the amount is being typed. */
export function SwapForm({ act, view }: { act: FormContext; view: MappingView }) {
  const { mapping, now, account, mine } = view
  const { origin, target, rate } = mapping
  const isOpen = mappingStatus(mapping, now) === 'running' && mapping.targetLeft > 0n
  if (!isOpen && act.doneOf('mapping_swap') === null) return <Closed {...view} />
  if (!account) return <ConnectButton label={m.mapping_swap_connect()} />
  return (
    <ActionForm
      act={act}
      kind="mapping_swap"
      title={m.mapping_swap_title({ old: origin.symbol, new: target.symbol })}
      text={m.mapping_swap_text()}
      current={mine && m.mapping_swap_current({ amount: amountIn(origin, mine.originBalance) })}
      open={m.mapping_swap_open()}
      isOpened
      fields={[
        {
          name: 'amount',
          label: m.mapping_swap_amount(),
          rule: m.mapping_swap_rule({
            least: amountIn(origin, calculateSmallestMapped(rate)),
          }),
          unit: origin.symbol,
          kind: 'number',
        },
      ]}
      initial={{ amount: '' }}
      read={({ amount }) =>
        fromIssues(readSwapParams(amount, mapping, mine?.originBalance), 'amount')
      }
      preview={({ amount, amountOut }) => (
        <>
          {m.mapping_swap_preview({
            amount: amountIn(origin, amount),
            out: amountIn(target, amountOut),
          })}
          <br />
          {m.mapping_arrives_note()}
        </>
      )}
      plan={(params) => swapPlan(mapping, account, params)}
    />
  )
}
