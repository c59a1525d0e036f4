import type { TemplateId } from '@slipway/sdk/platform/template-id'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { hasTaxEntry, type TokenFormValues } from './token-form-values.ts'

type Preset = Partial<TokenFormValues>

/** Small taxes that no scanner calls a trap, to begin from. */
const smallTaxes: Preset = { buyTaxPercent: '3', sellTaxPercent: '3' }
const plainShares: Preset = {
  burnShare: '0',
  liquidityShare: '50',
  marketingShare: '50',
  dividendShare: '0',
}
const dividendShares: Preset = {
  burnShare: '0',
  liquidityShare: '20',
  marketingShare: '20',
  dividendShare: '60',
}

/** Two thirds of a tax of 3 % at most; the rest is left for the shares. */
const rebates: Preset = { rebates: ['1', '0.5', '0.25', '', '', '', ''] }

/** Payments to NFT holders need one block between them by default, all others stream over twenty (specification, section 9). */
const intervalOf = (templateId: TemplateId) => (hasFeature(templateId, 'nft') ? '1' : '20')

/**
 * What changes in the form when a template is chosen. Taxes that were typed stay; an untouched form begins with
 * typical ones, because a taxed template without taxes makes no sense.
 */
export function chooseTemplate(templateId: TemplateId, values: TokenFormValues): Preset {
  const paysDividends = hasFeature(templateId, 'dividend')
  const isUntouched = !hasTaxEntry(values)
  const wasPaying = values.dividendShare !== '0'
  const interval = intervalOf(values.templateId) === values.dividendIntervalBlocks
  return {
    templateId,
    ...(hasFeature(templateId, 'tax') && isUntouched ? smallTaxes : {}),
    ...(isUntouched || paysDividends !== wasPaying
      ? paysDividends
        ? dividendShares
        : plainShares
      : {}),
    ...(hasFeature(templateId, 'referral') && values.rebates.every((rebate) => rebate === '')
      ? rebates
      : {}),
    ...(interval ? { dividendIntervalBlocks: intervalOf(templateId) } : {}),
  }
}
