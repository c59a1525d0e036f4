import { formatAmount, formatBps, formatNames, m } from '@slipway/messages'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import type { TaxedDraft } from '@slipway/sdk/token/token-draft-schema'
import { type ReactNode, useState } from 'react'
import { MoneyFlow } from '../shared/money-flow.tsx'
import { calculateTaxSplit, type TaxSplit } from './calculate-tax-split.ts'
import classes from './create.module.css'

type Side = 'buy' | 'sell'

/** Hundredths of a basis point, written as a percentage of the trade. */
const percent = (parts: bigint) => `${formatAmount(parts, 4, { maximumFractionDigits: 2 })}%`

function dividendLabel(draft: TaxedDraft): string {
  if (hasFeature(draft.templateId, 'nft')) return m.token_flow_nfts()
  if (hasFeature(draft.templateId, 'lp')) return m.token_flow_stakers()
  return m.token_flow_holders()
}

function branchesOf(draft: TaxedDraft, split: TaxSplit) {
  const parts = [
    { label: m.token_flow_inviters(), part: split.inviters },
    { label: dividendLabel(draft), part: split.dividend },
    { label: m.token_flow_marketing(), part: split.marketing },
    { label: m.token_flow_liquidity(), part: split.liquidity },
    { label: m.token_flow_burn(), part: split.burn },
  ]
  return parts
    .filter(({ part }) => part > 0n)
    .map(({ label, part }) => ({ label, share: percent(part) }))
}

function SideButton(props: {
  shown: Side
  side: Side
  onShow(side: Side): void
  children: ReactNode
}) {
  const { shown, side, onShow, children } = props
  return (
    <button type="button" aria-pressed={shown === side} onClick={() => onShow(side)}>
      {children}
    </button>
  )
}

/** A buy or a sell of the token, divided among all who get a part of it. */
export function TaxSummary({ draft }: { draft: TaxedDraft }) {
  const [side, setSide] = useState<Side>('buy')
  const taxBps = side === 'buy' ? draft.buyTaxBps : draft.sellTaxBps
  const split = calculateTaxSplit(draft, taxBps)
  const branches = branchesOf(draft, split)
  const names = formatNames(branches.map(({ label, share }) => `${label} ${share}`))
  // Liquidity pays the taxes of trades anyway: only what is above them is a tax of its own.
  const others = [
    { label: m.token_field_transfer_tax(), bps: draft.transferTaxBps, least: 0n },
    { label: m.token_field_add_pool_tax(), bps: draft.addPoolTaxBps, least: draft.sellTaxBps },
    { label: m.token_field_remove_pool_tax(), bps: draft.removePoolTaxBps, least: draft.buyTaxBps },
  ].filter(({ bps, least }) => bps > least)
  return (
    <>
      <fieldset className={classes.sides}>
        <legend className="sw-visually-hidden">{m.token_preview_taxes()}</legend>
        <SideButton shown={side} side="buy" onShow={setSide}>
          {m.token_side_buy({ tax: formatBps(draft.buyTaxBps) })}
        </SideButton>
        <SideButton shown={side} side="sell" onShow={setSide}>
          {m.token_side_sell({ tax: formatBps(draft.sellTaxBps) })}
        </SideButton>
      </fieldset>
      <MoneyFlow
        label={m.token_flow_label({ names })}
        from={side === 'buy' ? m.token_flow_bought() : m.token_flow_sold()}
        to={side === 'buy' ? m.token_flow_buyer() : m.token_flow_pool()}
        branches={branches}
        arrives={percent(split.traderGets)}
      />
      {others.length > 0 && (
        <dl className={classes.cost}>
          {others.map(({ label, bps }) => (
            <div key={label} className={classes.costRow}>
              <dt>{label}</dt>
              <dd>{formatBps(bps)}</dd>
            </div>
          ))}
        </dl>
      )}
    </>
  )
}
