import { claimsFlows } from '@slipway/sdk/airdrop/claims/claims-flows'
import { createClaimsFlow } from '@slipway/sdk/airdrop/claims/create-claims-flow'
import { createMappingFlow } from '@slipway/sdk/airdrop/mapping/flows/create-mapping-flow'
import { mappingActionFlows } from '@slipway/sdk/airdrop/mapping/flows/mapping-action-flows'
import { sendBatchFlow } from '@slipway/sdk/airdrop/multisend/flows/send-batch-flow'
import { attestationFlows } from '@slipway/sdk/badges/attestation/attestation-flows'
import type { FlowDefinition } from '@slipway/sdk/flow/types'
import { undoFlow } from '@slipway/sdk/flow/undo-flow'
import { createLockFlows } from '@slipway/sdk/lock/flows/create-lock-flows'
import { liquidityLockFlows } from '@slipway/sdk/lock/flows/liquidity-lock-flows'
import { lockLiquidityFlow } from '@slipway/sdk/lock/flows/lock-liquidity-flow'
import { nftLockFlows } from '@slipway/sdk/lock/flows/nft-lock-flows'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { mintNftFlow } from '@slipway/sdk/nft/flows/mint-flow'
import { nftOwnerFlows } from '@slipway/sdk/nft/flows/nft-owner-flows'
import { nftUserFlows } from '@slipway/sdk/nft/flows/nft-user-flows'
import { poolRepairFlow } from '@slipway/sdk/pool-repair/pool-repair-flow'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { createPresaleFlow } from '@slipway/sdk/presale/flows/create-presale-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { sendFlow } from '@slipway/sdk/send/send-flow'
import { signFlow } from '@slipway/sdk/signing/sign-flow'
import { createPoolFlow } from '@slipway/sdk/staking/flows/create-pool-flow'
import { poolAdminFlows } from '@slipway/sdk/staking/flows/pool-admin-flows'
import { stakerFlows } from '@slipway/sdk/staking/flows/staker-flows'
import { claimCreationRewardFlow } from '@slipway/sdk/token/flows/claim-creation-reward-flow'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { finalizeUriFlow } from '@slipway/sdk/token/flows/finalize-uri-flow'
import { stakeLiquidityFlow } from '@slipway/sdk/token/flows/stake-liquidity-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import { tradeFlow } from '@slipway/sdk/trade/trade-flow'
import { startVipFlow } from '@slipway/sdk/vip/start-vip-flow'
import { slotFlows } from '@slipway/sdk/whitelist-market/slot-flows'

/** Every flow of the product: what a stored one is taken up with after a reload. */
const definitions: readonly { readonly name: string }[] = [
  createTokenFlow,
  claimCreationRewardFlow,
  ...Object.values(tokenActionFlows),
  finalizeUriFlow,
  stakeLiquidityFlow,
  addLiquidityFlow,
  lockLiquidityFlow,
  launchFlow,
  ...Object.values(openingFlows),
  createPresaleFlow,
  contributeFlow,
  ...Object.values(presaleActionFlows),
  ...Object.values(slotFlows),
  ...Object.values(createLockFlows),
  createClaimsFlow,
  ...Object.values(claimsFlows),
  poolRepairFlow,
  createPoolFlow,
  ...Object.values(tokenLockFlows),
  ...Object.values(liquidityLockFlows),
  ...Object.values(nftLockFlows),
  createMappingFlow,
  ...Object.values(mappingActionFlows),
  sendBatchFlow,
  ...Object.values(stakerFlows),
  ...Object.values(poolAdminFlows),
  mintNftFlow,
  ...Object.values(nftOwnerFlows),
  ...Object.values(nftUserFlows),
  startVipFlow,
  ...Object.values(attestationFlows),
  tradeFlow,
  sendFlow,
  signFlow,
  undoFlow,
]

/** The definition of a stored flow by its name; undefined for one of another release. */
export function flowDefinition(name: string): FlowDefinition<unknown> | undefined {
  // A definition reads only the input that was stored under its own name.
  return definitions.find((one) => one.name === name) as FlowDefinition<unknown> | undefined
}
