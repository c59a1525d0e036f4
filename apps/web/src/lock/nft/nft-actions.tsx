import { m } from '@slipway/messages'
import type { PairAmounts } from '@slipway/sdk/lock/evm/get-nft-position'
import { ActionGroup } from '../../action/action-group.tsx'
import { FactRow } from '../../action/fact-row.tsx'
import { PlainAction } from '../../action/plain-action.tsx'
import { ActionGate } from '../../core/action-gate.tsx'
import { loadNftPlans } from './load-plans.ts'
import { canCollect, isLockOwner, type NftAct } from './nft-act.ts'
import { HandoverForm, ReceiverForm, RelockForm, WithdrawAction } from './nft-forms.tsx'
import { formId } from './nft-labels.ts'
import { type PairWords, usePairWords } from './use-pair-words.ts'

interface ReadyProps {
  act: NftAct
  fees: PairAmounts
  words: PairWords
}

function Collect({ act, fees, words }: ReadyProps) {
  const [first, second] = words.amounts(fees)
  const current = `${first} · ${second}`
  return (
    <PlainAction
      act={act}
      kind="lock_collect_fees"
      id={formId('lock_collect_fees', act)}
      title={m.lock_nft_collect_title()}
      text={m.lock_nft_collect_text()}
      current={current}
      open={m.lock_nft_collect_open()}
      preview={m.lock_nft_collect_preview({ amounts: current, address: act.lock.feeReceiver })}
      plan={async () =>
        (await loadNftPlans()).collectPlan(act, [
          { label: words.symbol0, value: first, isMoving: true },
          { label: words.symbol1, value: second, isMoving: true },
        ])
      }
    />
  )
}

/** What a position has earned so far, and the way to have it paid. */
function CollectAction({ act }: { act: NftAct }) {
  const words = usePairWords(act.position)
  const fees = act.position?.fees
  const isDone = act.doneOf(formId('lock_collect_fees', act)) !== null
  const title = m.lock_nft_collect_title()
  const text = m.lock_nft_collect_text()
  if (!words || act.position === undefined) return null
  if (!fees)
    return (
      <FactRow title={title} text={text}>
        {m.lock_nft_collect_refused()}
      </FactRow>
    )
  if (!isDone && fees.amount0 === 0n && fees.amount1 === 0n)
    return (
      <FactRow title={title} text={text}>
        {m.lock_nft_collect_none()}
      </FactRow>
    )
  return <Collect act={act} fees={fees} words={words} />
}

/** What the connected wallet can do with a lock: all of it as its owner, collecting as its fee receiver. */
export default function NftActions({ act }: { act: NftAct }) {
  const isOwner = isLockOwner(act)
  const { lock } = act
  // Nothing is left of what its collection has taken out: no later end and no other owner of it either.
  if (!lock.isHeld) return null
  const isEarning = lock.position !== 'none'
  if (!isOwner && !(isEarning && canCollect(act))) return null
  return (
    <ActionGroup
      title={m.lock_nft_actions_title({ name: act.name })}
      text={isOwner ? m.lock_nft_actions_text() : m.lock_nft_actions_receiver()}
    >
      {isEarning && <CollectAction act={act} />}
      {isOwner && <WithdrawAction act={act} />}
      {isOwner && (
        <ActionGate action="edit">
          {isEarning && <ReceiverForm act={act} />}
          <RelockForm act={act} />
          <HandoverForm act={act} />
        </ActionGate>
      )}
    </ActionGroup>
  )
}
