import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatInteger, m } from '@slipway/messages'
import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import { divideGroups } from '@slipway/sdk/solana/multisend/divide-groups'
import type { SendPlan } from '@slipway/sdk/solana/multisend/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import classes from './multisend.module.css'
import { sendAmount } from './send-amount.ts'

interface CostPanelProps {
  chain: SolanaChainDefinition
  plan: SendPlan
  /** Transactions that one signature covers. */
  perSignature: number
}

/** What the rest of the list costs, before anything is signed. */
export function CostPanel({ chain, plan, perSignature }: CostPanelProps) {
  const { decimals, symbol } = chain.nativeCurrency
  const cost = calculateSendCost(plan)
  const sol = (lamports: bigint) =>
    formatAmount(lamports, decimals, { symbol, maximumFractionDigits: decimals })
  const signatures = divideGroups(plan.batches, perSignature).length
  return (
    <Panel title={m.multisend_cost()} description={m.solana_send_cost_text({ chain: chain.name })}>
      <div className={classes.stack}>
        <StatRow>
          <Stat label={m.multisend_cost_left()} value={sendAmount(plan.token, cost.total)} />
          <Stat label={m.multisend_cost_recipients()} value={formatInteger(cost.recipients)} />
          <Stat
            label={m.multisend_cost_batches()}
            value={formatInteger(plan.batches.length)}
            note={m.solana_send_signatures({ count: signatures })}
          />
          <Stat
            label={m.solana_cost_deposit()}
            value={sol(cost.depositLamports)}
            note={m.solana_send_opened({ count: formatInteger(cost.opened) })}
          />
          <Stat label={m.transaction_gas()} value={sol(cost.feeLamports)} />
          <Stat label={m.multisend_cost_platform()} value={m.multisend_cost_none()} />
        </StatRow>
        {plan.token.transferFeeBps > 0 && (
          <NoticeBox tone="warn">
            {m.solana_send_taxed({ tax: formatBps(plan.token.transferFeeBps) })}
          </NoticeBox>
        )}
      </div>
    </Panel>
  )
}
