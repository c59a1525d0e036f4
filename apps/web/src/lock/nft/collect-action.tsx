import { m } from '@slipway/messages'
import type { PairAmounts } from '@slipway/sdk/lock/evm/get-nft-position'
import { FactRow } from '../../action/fact-row.tsx'
import { PlainAction } from '../../action/plain-action.tsx'
import { loadNftPlans } from './load-plans.ts'
import type { NftAct } from './nft-act.ts'
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
export function CollectAction({ act }: { act: NftAct }) {
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
