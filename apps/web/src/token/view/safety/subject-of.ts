import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { isTemplateId } from '@slipway/sdk/platform/template-id'
import { tokenTemplates } from '@slipway/sdk/platform/token-templates'
import { calculateStateStamp } from '@slipway/sdk/token/safety/calculate-state-stamp'
import type { OwnerPowers } from '@slipway/sdk/token/safety/safety-facts'
import type { Token } from '@slipway/sdk/token/types'
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
    stamp: calculateStateStamp(token),
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
  stamp: undefined,
  insiders: [],
})

/** What the owner of one of our tokens can still do, as far as the verdict cares. */
function findPowers({ capabilities }: Pick<Token, 'capabilities'>): OwnerPowers {
  const { owner, mint, taxes, blacklist, walletLimit, swapLimit, launch, unknownBits } =
    capabilities
  return {
    hasOwner: owner,
    mint,
    taxes,
    blacklist,
    walletLimit,
    swapLimit,
    isGated: launch,
    unknown: unknownBits !== 0n,
  }
}
