import type { SolanaChainDefinition } from '@slipway/chains'
import { formatAmount, formatBps, formatInteger, joinSentences, m } from '@slipway/messages'
import { calculateSendCost } from '@slipway/sdk/solana/multisend/calculate-send-cost'
import { divideGroups } from '@slipway/sdk/solana/multisend/divide-groups'
import type { SendPlan, SendToken } from '@slipway/sdk/solana/multisend/types'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Stat, StatRow } from '@slipway/ui/stat'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { TokenLink } from '../network/token-link.tsx'
import { tokenTitle } from '../network/token-name.ts'
import classes from './multisend.module.css'
import { sendAmount } from './send-amount.ts'
import { sendTokenText } from './send-token-text.ts'

interface CostPanelProps {
  chain: SolanaChainDefinition
  plan: SendPlan
  /** Transactions that one signature covers. */
  perSignature: number
}

/** What transfers keep back, now and later. */
function taxTexts(token: SendToken): string[] {
  const { transferFeeBps, nextTransferFeeBps, transferFeeMax } = token
  const taxes = [
    ...(transferFeeBps > 0 ? [m.solana_send_taxed({ tax: formatBps(transferFeeBps) })] : []),
    ...(nextTransferFeeBps === undefined
      ? []
      : [m.solana_send_taxed_next({ tax: formatBps(nextTransferFeeBps) })]),
  ]
  if (taxes.length === 0 || transferFeeMax === undefined) return taxes
  return [...taxes, m.solana_send_taxed_most({ amount: sendAmount(token, transferFeeMax) })]
}

/** What the rest of the list costs, before anything is signed. */
export function CostPanel({ chain, plan, perSignature }: CostPanelProps) {
  const { decimals, symbol } = chain.nativeCurrency
  const { token, sender } = plan
  const cost = calculateSendCost(plan)
  const sol = (lamports: bigint) =>
    formatAmount(lamports, decimals, { symbol, maximumFractionDigits: decimals })
  const signatures = divideGroups(plan.batches, perSignature).length
  const taxes = taxTexts(token)
  return (
    <Panel title={m.multisend_cost()} description={m.solana_send_cost_text({ chain: chain.name })}>
      <div className={classes.stack}>
        <KeyValueList>
          <KeyValue
            label={m.multisend_token()}
            {...(tokenTitle(token) === '' && { help: sendTokenText(token) })}
          >
            <TokenLink chain={chain} token={token} />
          </KeyValue>
          <KeyValue label={m.shell_wallet_account()}>
            <AddressText address={sender} explorer={clusterExplorer(chain, 'address', sender)} />
          </KeyValue>
        </KeyValueList>
        <StatRow>
          <Stat label={m.multisend_cost_left()} value={sendAmount(token, cost.total)} />
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
          <Stat
            label={m.transaction_gas()}
            value={sol(cost.feeLamports)}
            note={m.solana_priority_fee()}
          />
          <Stat label={m.multisend_cost_platform()} value={m.multisend_cost_none()} />
        </StatRow>
        {taxes.length > 0 && <NoticeBox tone="warn">{joinSentences(taxes)}</NoticeBox>}
      </div>
    </Panel>
  )
}
