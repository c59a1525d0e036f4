import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { isTemplateId } from '@slipway/sdk/platform/template-id'
import { tokenTemplates } from '@slipway/sdk/platform/token-templates'
import type { Token } from '@slipway/sdk/token/types'
import { findPowers } from './find-powers.ts'
import type { SafetySubject } from './safety-subject.ts'

/** A token of our factory, as the report is about it. */
export function subjectOf(token: Token): SafetySubject {
  const { templateId, creator } = token.record
  return {
    address: token.address,
    name: token.name,
    symbol: token.symbol,
    registeredTemplate: isTemplateId(templateId)
      ? tokenTemplates[templateId].contractName
      : undefined,
    ownPair: token.taxed?.launch.pair,
    powers: findPowers(token),
    insiders: [token.owner, creator],
  }
}

/** A token that was made elsewhere: nothing is known of it beforehand. */
export const foreignSubject = ({
  address,
  name,
  symbol,
}: Pick<TokenFacts, 'address' | 'name' | 'symbol'>): SafetySubject => ({
  address,
  name,
  symbol,
  registeredTemplate: undefined,
  ownPair: undefined,
  powers: undefined,
  insiders: [],
})
