import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import type { FormCurrency } from './form-currency.ts'
import type { SaleTokenFacts } from './sale-token.ts'

/** What every picture of a sale is drawn from. */
export interface SaleOutlookProps {
  draft: PresaleDraft
  token: Pick<SaleTokenFacts, 'symbol' | 'decimals' | 'totalSupply' | 'balance'>
  currency: Pick<FormCurrency, 'symbol' | 'decimals'>
}
