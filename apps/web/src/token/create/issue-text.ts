import { errorMessage } from '@slipway/messages'
import type { TokenDraftIssue } from '@slipway/sdk/token/types'
import { activeChain } from '../../shell/active-chain.ts'
import type { TokenFormValues } from './token-form-values.ts'

/** An issue of the draft in the visitor's language, its amounts in the token's and the chain's own units. */
export function issueText(
  issue: TokenDraftIssue,
  values: Pick<TokenFormValues, 'symbol' | 'decimals'>,
): string {
  const decimals = /^\d{1,2}$/.test(values.decimals) ? Number(values.decimals) : 0
  return errorMessage(issue.code, issue.args, {
    token: { symbol: values.symbol, decimals },
    nativeCurrency: activeChain.nativeCurrency,
  })
}
