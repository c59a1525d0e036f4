import type { PresaleDraft } from '@slipway/sdk/presale/presale-draft-schema'
import type { FormCurrency } from './form-currency.ts'
import type { PresaleTokenFacts } from './presale-token.ts'

/** What every picture of a presale is drawn from. */
export interface PresaleForecastProps {
  draft: PresaleDraft
  token: Pick<PresaleTokenFacts, 'symbol' | 'decimals' | 'totalSupply' | 'balance'>
  currency: Pick<FormCurrency, 'symbol' | 'decimals'>
}
