import { type EvmChainDefinition, platformFeeWeiOf } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import {
  type DeploymentConfig,
  defaultInviterShareBps,
  describeVipPlans,
} from '@slipway/deployer/contracts/deployment-config'
import { calculateVenueAddresses } from '../venue/venue-addresses.ts'

const OWNER_INDEX = 0
const DEV_ADDRESS_INDEX = 19

/** The configuration of every local chain; the fees are the chain's own (S-08). */
export function describeLocalConfig(chain: EvmChainDefinition): DeploymentConfig {
  const owner = getDevelopmentAccount(OWNER_INDEX).address
  // Every local chain has the local exchange, whichever network it stands for.
  const venue = calculateVenueAddresses(owner)
  return {
    owner,
    venueFactories: [venue.factory],
    wrappedNative: venue.wrappedNative,
    devAddress: getDevelopmentAccount(DEV_ADDRESS_INDEX).address,
    inviterShareBps: defaultInviterShareBps,
    tokenFeeWei: chain.creationFees?.tokenWei ?? 0n,
    platformFeeWei: platformFeeWeiOf(chain),
    // The specification names no fee of airdrops: as much as a token, where networks ask for fees at all.
    airdropFeeWei: chain.creationFees?.tokenWei ?? 0n,
    vipPlans: describeVipPlans(platformFeeWeiOf(chain)),
  }
}
