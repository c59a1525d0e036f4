import type { TemplateId } from './template-id.ts'

/**
 * What a template adds to a plain token. `tax`: takes taxes and opens trading once; `dividend`: pays a share of them on;
 * `referral`: rebates to inviters; `lp`: those who stake liquidity are paid; `nft`: holders of a collection are paid.
 */
export type TemplateFeature = 'tax' | 'dividend' | 'referral' | 'lp' | 'nft'

/** A template as the platform's code knows it; what is deployed where stands in the deployments. */
export interface TokenTemplate {
  readonly id: TemplateId
  /** Name of the contract, as explorers show it. */
  readonly contractName: string
  readonly features: readonly TemplateFeature[]
}

/** Every token template (specification, section 9), one list for forms, consoles and the index. */
export const tokenTemplates = {
  1: { id: 1, contractName: 'StandardToken', features: [] },
  2: { id: 2, contractName: 'TaxedToken', features: ['tax'] },
  3: { id: 3, contractName: 'RewardDividendToken', features: ['tax', 'dividend'] },
  4: { id: 4, contractName: 'LiquidityDividendToken', features: ['tax', 'dividend', 'lp'] },
  5: { id: 5, contractName: 'NativeDividendToken', features: ['tax', 'dividend'] },
  6: { id: 6, contractName: 'ReferralToken', features: ['tax', 'referral'] },
  7: { id: 7, contractName: 'SelfDividendToken', features: ['tax', 'dividend'] },
  8: { id: 8, contractName: 'NftDividendToken', features: ['tax', 'dividend', 'nft'] },
  9: {
    id: 9,
    contractName: 'ReferralLiquidityDividendToken',
    features: ['tax', 'dividend', 'referral', 'lp'],
  },
} as const satisfies { readonly [Id in TemplateId]: TokenTemplate & { readonly id: Id } }

/** Whether a template has a feature. */
export function hasFeature(templateId: TemplateId, feature: TemplateFeature): boolean {
  const template: TokenTemplate = tokenTemplates[templateId]
  return template.features.includes(feature)
}
