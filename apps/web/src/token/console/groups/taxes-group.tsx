import { formatBps, joinSentences, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { isTemplateId } from '@slipway/sdk/platform/template-id'
import { formatUnits } from '@slipway/sdk/shared/format-units'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { readSharesParams, readTaxesParams } from '@slipway/sdk/token/params/read-tax-params'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import type { TaxedState, Token } from '@slipway/sdk/token/types'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { fromIssues } from '../../../action/from-issues.ts'
import { calculateSellSplit } from '../calculate-sell-split.ts'
import type { ConsoleAct } from '../console-act.ts'
import { actionPlan } from '../plan-parts.ts'
import { SellPicture } from '../sell-picture.tsx'
import { MarketingWalletForm } from './marketing-wallet-form.tsx'
import { SwapThresholdForm } from './swap-threshold-form.tsx'

const taxFields = {
  buyTaxPercent: 'buy',
  sellTaxPercent: 'sell',
  transferTaxPercent: 'transfer',
  addPoolTaxPercent: 'addPool',
  removePoolTaxPercent: 'removePool',
} as const
type TaxField = keyof typeof taxFields
type Tax = (typeof taxFields)[TaxField]
type TaxesParams = Readonly<Record<Tax, bigint>>
const taxFieldNames = Object.keys(taxFields) as TaxField[]
const shareFields = {
  burnShare: 'burn',
  liquidityShare: 'liquidity',
  marketingShare: 'marketing',
  dividendShare: 'dividend',
} as const
type ShareField = keyof typeof shareFields
type Share = (typeof shareFields)[ShareField]
type SharesParams = Readonly<Record<Share, bigint>>

const taxLabels = {
  buy: m.console_tax_buy,
  sell: m.console_tax_sell,
  transfer: m.console_tax_transfer,
  addPool: m.console_tax_add_pool,
  removePool: m.console_tax_remove_pool,
} as const
const taxRules = {
  buy: () => m.console_tax_rule_trade(),
  sell: () => m.console_tax_rule_trade(),
  transfer: () => m.console_tax_rule_most({ max: formatBps(tokenLimits.transferTaxMaxBps) }),
  addPool: () =>
    joinSentences([
      m.console_tax_rule_most({ max: formatBps(tokenLimits.addPoolTaxMaxBps) }),
      m.token_tax_add_least(),
    ]),
  removePool: () =>
    joinSentences([
      m.console_tax_rule_most({ max: formatBps(tokenLimits.removePoolTaxMaxBps) }),
      m.token_tax_remove_least(),
    ]),
} as const
const shareLabels = {
  burn: m.console_split_burn,
  liquidity: m.console_split_liquidity,
  marketing: m.console_split_marketing,
  dividend: m.console_split_dividend,
} as const

interface PartProps {
  act: ConsoleAct
  taxed: TaxedState
}

const rebateSum = (token: Token) =>
  BigInt((token.referral?.rebateBps ?? []).reduce((sum, bps) => sum + bps, 0))
const bigShares = ({ shares }: TaxedState) => ({
  burn: BigInt(shares.burn),
  liquidity: BigInt(shares.liquidity),
  marketing: BigInt(shares.marketing),
  dividend: BigInt(shares.dividend),
})

/** A token without any tax has no shares either. */
const isTaxing = ({ taxes }: TaxedState) => Object.values(taxes).some((bps) => bps > 0)

function taxesPlan(token: Token, params: TaxesParams) {
  return actionPlan(token, {
    kind: 'token_set_taxes',
    plan: planTransaction(tokenActionFlows.setTaxes, { token: token.address, ...params }),
    review: {
      title: m.transaction_title_token_set_taxes({ subject: token.symbol }),
      gets: Object.values(taxFields).map((field) => ({
        label: taxLabels[field](),
        value: formatBps(params[field]),
      })),
    },
    done: m.console_taxes_done(),
  })
}

function TaxesForm({ act, taxed }: PartProps) {
  const { token } = act
  const { buyBps, sellBps, transferBps, addPoolBps, removePoolBps } = taxed.taxes
  const percent = (bps: number) => formatUnits(BigInt(bps), 2)
  const now: Record<Tax, number> = {
    buy: buyBps,
    sell: sellBps,
    transfer: transferBps,
    addPool: addPoolBps,
    removePool: removePoolBps,
  }
  const initial = Object.fromEntries(
    taxFieldNames.map((name) => [name, percent(now[taxFields[name]])]),
  )
  return (
    <ActionForm<TaxField, TaxesParams>
      act={act}
      isSetting
      kind="token_set_taxes"
      title={m.console_taxes_title()}
      text={m.console_taxes_text()}
      current={m.console_taxes_now({ buy: formatBps(buyBps), sell: formatBps(sellBps) })}
      fields={taxFieldNames.map((name) => ({
        name,
        label: taxLabels[taxFields[name]](),
        rule: taxRules[taxFields[name]](),
        unit: '%',
        kind: 'number',
      }))}
      initial={initial as Record<TaxField, string>}
      read={(values) =>
        fromIssues(readTaxesParams(values, token.referral), 'sellTaxPercent', taxFieldNames)
      }
      plan={(params) => taxesPlan(token, params)}
      preview={({ sell }) => (
        <SellPicture
          split={calculateSellSplit(sell, bigShares(taxed), rebateSum(token))}
          symbol={token.symbol}
        />
      )}
    />
  )
}

function sharesPlan(token: Token, params: SharesParams) {
  return actionPlan(token, {
    kind: 'token_set_shares',
    plan: planTransaction(tokenActionFlows.setShares, { token: token.address, ...params }),
    review: {
      title: m.transaction_title_token_set_shares({ subject: token.symbol }),
      gets: Object.values(shareFields)
        .filter((field) => field !== 'dividend' || token.dividends !== undefined)
        .map((field) => ({
          label: shareLabels[field](),
          value: formatBps(params[field] * 100n),
        })),
    },
    done: m.console_shares_done(),
  })
}

function SharesForm({ act, taxed }: PartProps) {
  const { token } = act
  const hasDividends = token.dividends !== undefined
  const { templateId } = token.record
  const fields = (Object.keys(shareFields) as ShareField[]).filter(
    (name) => name !== 'dividendShare' || hasDividends,
  )
  return (
    <ActionForm<ShareField, SharesParams>
      act={act}
      isSetting
      kind="token_set_shares"
      title={m.console_shares_title()}
      text={m.console_shares_text()}
      current={Object.values(shareFields)
        .filter((field) => taxed.shares[field] > 0)
        .map((field) =>
          m.console_shares_part({
            name: shareLabels[field](),
            percent: formatBps(taxed.shares[field] * 100),
          }),
        )
        .join(' · ')}
      fields={fields.map((name) => ({
        name,
        label: shareLabels[shareFields[name]](),
        rule: m.console_share_rule(),
        unit: '%',
        kind: 'number',
      }))}
      initial={{
        burnShare: String(taxed.shares.burn),
        liquidityShare: String(taxed.shares.liquidity),
        marketingShare: String(taxed.shares.marketing),
        dividendShare: String(taxed.shares.dividend),
      }}
      read={(values) =>
        fromIssues(
          readSharesParams(values, {
            templateId: isTemplateId(templateId) ? templateId : 2,
            isTaxed: isTaxing(taxed),
          }),
          'marketingShare',
          fields,
        )
      }
      plan={(params) => sharesPlan(token, params)}
      preview={(params) => (
        <SellPicture
          split={calculateSellSplit(BigInt(taxed.taxes.sellBps), params, rebateSum(token))}
          symbol={token.symbol}
        />
      )}
    />
  )
}

/** Taxes, what they are used for, and who gets them. */
export function TaxesGroup({ act, taxed }: PartProps) {
  const { capabilities } = act.token
  return (
    <ActionGroup
      title={m.console_group_taxes()}
      text={capabilities.taxes ? m.console_group_taxes_text() : m.console_group_taxes_text_fixed()}
    >
      {capabilities.taxes && <TaxesForm act={act} taxed={taxed} />}
      {capabilities.taxes && <SharesForm act={act} taxed={taxed} />}
      {capabilities.marketingWallet && <MarketingWalletForm act={act} taxed={taxed} />}
      {capabilities.swapThreshold && <SwapThresholdForm act={act} taxed={taxed} />}
    </ActionGroup>
  )
}
