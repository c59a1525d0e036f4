import { formatBps, m } from '@slipway/messages'
import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { tokenLimits } from '@slipway/sdk/token/token-limits'
import { Panel } from '@slipway/ui/panel'
import classes from './create.module.css'
import { blocksAsTime } from './launch-section.tsx'
import { SupplyPartField } from './supply-part-field.tsx'
import { TokenFormField } from './token-form-field.tsx'
import { TokenFormSwitch } from './token-form-switch.tsx'
import type { TokenForm } from './use-token-form.ts'

interface DividendSectionProps {
  form: TokenForm
  templateId: TemplateId
  /** Symbol of the pool's currency, when it is known. */
  quoteSymbol: string
}

/** Default block interval of a distribution (specification, section 9). */
const usualInterval = 20n

function NftFields({ form, quoteSymbol }: Pick<DividendSectionProps, 'form' | 'quoteSymbol'>) {
  return (
    <>
      <TokenFormField
        form={form}
        name="nft"
        withAsterisk
        label={m.token_field_nft()}
        isAddress
        placeholder="0x"
        rule={m.token_field_nft_rule()}
        classNames={{ input: classes.mono }}
      />
      <div className={classes.equal}>
        <TokenFormField
          form={form}
          name="perNftDividend"
          withAsterisk
          inputMode="decimal"
          label={m.token_field_per_nft()}
          rightSection={quoteSymbol}
          rightSectionWidth={72}
          rule={m.token_field_per_nft_rule()}
        />
        <TokenFormField
          form={form}
          name="dividendTrigger"
          withAsterisk
          inputMode="decimal"
          label={m.token_field_trigger()}
          rightSection={quoteSymbol}
          rightSectionWidth={72}
          rule={m.token_field_trigger_rule()}
        />
      </div>
      <TokenFormSwitch
        form={form}
        name="marketingTaxAccounted"
        label={m.token_field_marketing_accounted()}
        rule={m.token_field_marketing_accounted_rule()}
      />
    </>
  )
}

const explanations: Partial<Record<TemplateId, () => string>> = {
  3: m.token_dividend_text_3,
  4: m.token_dividend_text_4,
  5: m.token_dividend_text_5,
  7: m.token_dividend_text_7,
  8: m.token_dividend_text_8,
  9: m.token_dividend_text_4,
}

/** Who is paid, in what, from when on. */
export function DividendSection({ form, templateId, quoteSymbol }: DividendSectionProps) {
  const isNft = hasFeature(templateId, 'nft')
  const countsHolders = !isNft && !hasFeature(templateId, 'lp')
  return (
    <Panel title={m.token_section_dividend()} description={explanations[templateId]?.()}>
      <div className={classes.stack}>
        {templateId === 3 && (
          <TokenFormField
            form={form}
            name="rewardToken"
            withAsterisk
            label={m.token_field_reward()}
            isAddress
            placeholder="0x"
            rule={m.token_field_reward_rule()}
            classNames={{ input: classes.mono }}
          />
        )}
        {isNft && <NftFields form={form} quoteSymbol={quoteSymbol} />}
        <div className={classes.equal}>
          {countsHolders && (
            <SupplyPartField
              form={form}
              name="dividendThreshold"
              label={m.token_field_threshold()}
              rule={m.token_field_threshold_rule({
                max: formatBps(tokenLimits.dividendThresholdBelowBps),
              })}
            />
          )}
          <TokenFormField
            form={form}
            name="dividendIntervalBlocks"
            withAsterisk
            inputMode="numeric"
            label={m.token_field_interval()}
            rule={
              isNft
                ? m.token_field_interval_nft_rule()
                : `${m.token_field_interval_rule()} ${blocksAsTime(usualInterval)}`
            }
          />
        </div>
      </div>
    </Panel>
  )
}
