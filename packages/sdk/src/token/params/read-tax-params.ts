import type { TemplateId } from '../../platform/template-id.ts'
import { hasFeature } from '../../platform/token-templates.ts'
import { calculateRebateMax } from '../draft/read-referral.ts'
import { readShares, readTaxes, type SharesInput, type TaxesInput } from '../draft/read-taxes.ts'
import { readParams, type TokenFormResult } from './form-result.ts'

/** Arguments of `setTaxes`, in basis points. */
export interface TaxesParams {
  readonly buy: bigint
  readonly sell: bigint
  readonly transfer: bigint
  readonly addPool: bigint
  readonly removePool: bigint
}

/** Arguments of `setShares`, in whole percent. */
export interface SharesParams {
  readonly burn: bigint
  readonly liquidity: bigint
  readonly marketing: bigint
  readonly dividend: bigint
}

/**
 * Reads new taxes of a token.
 * @param token `rebateBps`: rebates of its inviters, which buy and sell tax must go on paying for.
 */
export function readTaxesParams(
  input: TaxesInput,
  token: { readonly rebateBps?: readonly number[] } = {},
): TokenFormResult<TaxesParams> {
  return readParams((report) => {
    const taxes = readTaxes(input, report)
    const rebates = (token.rebateBps ?? []).reduce((sum, bps) => sum + BigInt(bps), 0n)
    const max = calculateRebateMax(taxes)
    if (rebates > max) report('sellTaxPercent', 'Token_RebateTooHigh', { bps: rebates, max })
    return {
      buy: taxes.buyTaxBps,
      sell: taxes.sellTaxBps,
      transfer: taxes.transferTaxBps,
      addPool: taxes.addPoolTaxBps,
      removePool: taxes.removePoolTaxBps,
    }
  })
}

/** Reads how the collected tax is divided from now on. @param token `isTaxed`: it takes any tax at all. */
export function readSharesParams(
  input: SharesInput,
  token: { readonly templateId: TemplateId; readonly isTaxed: boolean },
): TokenFormResult<SharesParams> {
  return readParams((report) => {
    const paysDividends = hasFeature(token.templateId, 'dividend')
    const shares = readShares(input, { isTaxed: token.isTaxed, paysDividends }, report)
    return {
      burn: shares.burnShare,
      liquidity: shares.liquidityShare,
      marketing: shares.marketingShare,
      dividend: shares.dividendShare,
    }
  })
}
