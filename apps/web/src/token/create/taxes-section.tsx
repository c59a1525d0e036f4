import { formatBps, joinSentences, m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import foldClasses from '../../form/fold.module.css'
import classes from './create.module.css'
import { SumError } from './sum-error.tsx'
import { SupplyPartField } from './supply-part-field.tsx'
import { TokenFormField } from './token-form-field.tsx'
import { TokenFormSwitch } from './token-form-switch.tsx'
import type { TokenForm } from './use-token-form.ts'

interface TaxesSectionProps {
  form: TokenForm
  templateId: TemplateId
}

/** What each kind of transfer is taxed with. */
function TaxFields({ form }: { form: TokenForm }) {
  const percent = { withAsterisk: true, inputMode: 'decimal', rightSection: '%' } as const
  const judgeTrades = () => {
    form.validateField('buyTaxPercent')
    form.validateField('sellTaxPercent')
  }
  const { buyTaxMaxBps, sellTaxMaxBps, totalTaxMaxBps } = tokenLimits
  const below = (max: bigint) => m.token_tax_below({ max: formatBps(max + 1n) })
  const upTo = (max: bigint) => m.token_tax_up_to({ max: formatBps(max) })
  return (
    <>
      <div className={classes.equal}>
        <TokenFormField
          {...percent}
          form={form}
          name="buyTaxPercent"
          label={m.token_field_buy_tax()}
          rule={joinSentences([
            below(buyTaxMaxBps),
            m.token_tax_total({ max: formatBps(totalTaxMaxBps + 1n) }),
          ])}
          onBlur={judgeTrades}
        />
        <TokenFormField
          {...percent}
          form={form}
          name="sellTaxPercent"
          label={m.token_field_sell_tax()}
          rule={joinSentences([below(sellTaxMaxBps), m.token_tax_scanner()])}
          onBlur={judgeTrades}
        />
      </div>
      <details className={foldClasses.root}>
        <summary>{m.token_taxes_more()}</summary>
        <div className={classes.thirds}>
          <TokenFormField
            {...percent}
            form={form}
            name="transferTaxPercent"
            label={m.token_field_transfer_tax()}
            rule={upTo(tokenLimits.transferTaxMaxBps)}
          />
          <TokenFormField
            {...percent}
            form={form}
            name="addPoolTaxPercent"
            label={m.token_field_add_pool_tax()}
            rule={joinSentences([upTo(tokenLimits.addPoolTaxMaxBps), m.token_tax_add_least()])}
          />
          <TokenFormField
            {...percent}
            form={form}
            name="removePoolTaxPercent"
            label={m.token_field_remove_pool_tax()}
            rule={joinSentences([
              upTo(tokenLimits.removePoolTaxMaxBps),
              m.token_tax_remove_least(),
              m.token_tax_scanner(),
            ])}
          />
        </div>
      </details>
    </>
  )
}

/** What the collected tax is used for. */
function ShareFields({ form, templateId }: TaxesSectionProps) {
  const whole = { withAsterisk: true, inputMode: 'numeric', rightSection: '%' } as const
  return (
    <>
      <h3 className={classes.subheading} id="token-create-shares" tabIndex={-1}>
        {m.token_shares_title()}
      </h3>
      <p className={classes.muted}>{m.token_shares_text()}</p>
      <div className={classes.quarters}>
        {hasFeature(templateId, 'dividend') && (
          <TokenFormField
            {...whole}
            form={form}
            name="dividendShare"
            label={m.token_field_dividend_share()}
            rule={m.token_field_dividend_share_rule()}
          />
        )}
        <TokenFormField
          {...whole}
          form={form}
          name="marketingShare"
          label={m.token_field_marketing_share()}
          rule={m.token_field_marketing_share_rule()}
        />
        <TokenFormField
          {...whole}
          form={form}
          name="liquidityShare"
          label={m.token_field_liquidity_share()}
          rule={m.token_field_liquidity_share_rule()}
        />
        <TokenFormField
          {...whole}
          form={form}
          name="burnShare"
          label={m.token_field_burn_share()}
          rule={m.token_field_burn_share_rule()}
        />
      </div>
      <SumError form={form} name="shares" />
    </>
  )
}

/** Taxes, what they are for, who gets them, and whether they can change. */
export function TaxesSection({ form, templateId }: TaxesSectionProps) {
  return (
    <Panel title={m.token_section_taxes()} description={m.token_section_taxes_text()}>
      <div className={classes.stack}>
        <TaxFields form={form} />
        <ShareFields form={form} templateId={templateId} />
        <TokenFormField
          form={form}
          name="marketingWallet"
          withAsterisk
          isAddress
          label={m.token_field_marketing_wallet()}
          placeholder="0x"
          rule={m.token_field_marketing_wallet_rule()}
          classNames={{ input: classes.mono }}
        />
        <TokenFormField
          form={form}
          name="liquidityReceiver"
          isAddress
          label={m.token_field_liquidity_receiver()}
          placeholder="0x000000000000000000000000000000000000dEaD"
          rule={m.token_field_liquidity_receiver_rule()}
          classNames={{ input: classes.mono }}
        />
        <SupplyPartField
          form={form}
          name="swapThreshold"
          label={m.token_field_swap_threshold()}
          rule={m.token_field_swap_threshold_rule({
            max: formatBps(tokenLimits.swapThresholdMaxBps),
          })}
        />
        <TokenFormSwitch
          form={form}
          name="taxChangeable"
          label={m.token_field_tax_changeable()}
          rule={m.token_field_tax_changeable_rule()}
        />
      </div>
    </Panel>
  )
}
