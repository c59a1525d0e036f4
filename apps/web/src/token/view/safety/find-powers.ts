import type { OwnerPowers } from '@slipway/sdk/token/safety/safety-facts'
import type { Token } from '@slipway/sdk/token/types'

/** What the owner of one of our tokens can still do, as far as the verdict cares. */
export function findPowers({ capabilities }: Pick<Token, 'capabilities'>): OwnerPowers {
  const { owner, mint, taxes, blacklist, walletLimit, swapLimit, launch, unknownBits } =
    capabilities
  return {
    hasOwner: owner,
    mint,
    taxes,
    blacklist,
    limits: walletLimit || swapLimit,
    isGated: launch,
    unknown: unknownBits !== 0n,
  }
}
