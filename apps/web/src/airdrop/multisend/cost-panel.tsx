import { formatAmount, formatInteger, m } from '@slipway/messages'
import {
  batchesLeft,
  gasLeftOf,
  recipientsOf,
  sumOfBatches,
} from '@slipway/sdk/airdrop/multisend/multisend-progress'
import type { MultisendPlan } from '@slipway/sdk/airdrop/multisend/plan-multisend'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { activeChain } from '../../core/active-chain.ts'
import classes from './multisend.module.css'
import { type SendUnit, sendAmount } from './send-unit.ts'

interface CostPanelProps {
  plan: MultisendPlan
  unit: SendUnit
  sent: ReadonlySet<number>
}

/** What the rest of a list costs, before anything is signed. */
export function CostPanel({ plan, unit, sent }: CostPanelProps) {
  const left = batchesLeft(plan, sent)
  const recipients = recipientsOf(left)
  const { name, nativeCurrency } = activeChain
  const { decimals, symbol } = nativeCurrency
  const gas = gasLeftOf(plan, sent)
  const feeWei = plan.gas === 0n ? 0n : (plan.gasWei * gas) / plan.gas
  const wei = (value: bigint) => formatAmount(value, decimals, { symbol, maximumFractionDigits: 8 })
  const alreadySent = plan.batches.filter(({ isSent }) => isSent).length
  return (
    <Panel
      title={m.multisend_cost()}
      {...(plan.isTried && { description: m.multisend_cost_text({ chain: name }) })}
    >
      <div className={classes.stack}>
        <StatRow>
          <Stat label={m.multisend_cost_left()} value={sendAmount(unit, sumOfBatches(left))} />
          <Stat label={m.multisend_cost_recipients()} value={formatInteger(recipients)} />
          <Stat
            label={m.multisend_cost_batches()}
            value={formatInteger(left.length)}
            note={m.multisend_cost_batches_note()}
          />
          <Stat label={m.multisend_cost_gas()} value={formatInteger(gas)} />
          <Stat
            label={m.multisend_cost_fee()}
            value={wei(feeWei)}
            {...(recipients > 0 && {
              note: m.multisend_cost_each({ amount: wei(feeWei / BigInt(recipients)) }),
            })}
          />
          <Stat label={m.multisend_cost_platform()} value={m.multisend_cost_none()} />
        </StatRow>
        {!plan.isTried && <NoticeBox tone="warn">{m.multisend_cost_untried()}</NoticeBox>}
        {plan.isDirect && <NoticeBox tone="warn">{m.multisend_direct()}</NoticeBox>}
        {alreadySent > 0 && left.length > 0 && (
          <NoticeBox>
            {m.multisend_begun({
              sent: formatInteger(alreadySent),
              all: formatInteger(plan.batches.length),
            })}
          </NoticeBox>
        )}
        {plan.leftOut.size > 0 && (
          <NoticeBox>{m.multisend_left_out({ count: formatInteger(plan.leftOut.size) })}</NoticeBox>
        )}
      </div>
    </Panel>
  )
}
