import type { FlowDefinition } from '@slipway/sdk/flow/types'
import { createLockFlows } from '@slipway/sdk/lock/flows/create-lock-flows'
import { liquidityLockFlows } from '@slipway/sdk/lock/flows/liquidity-lock-flows'
import { nftLockFlows } from '@slipway/sdk/lock/flows/nft-lock-flows'
import { tokenLockFlows } from '@slipway/sdk/lock/flows/token-lock-flows'
import { contributeFlow } from '@slipway/sdk/presale/flows/contribute-flow'
import { createPresaleFlow } from '@slipway/sdk/presale/flows/create-presale-flow'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { fixPoolFlow } from '@slipway/sdk/repair/fix-pool-flow'
import { createTokenFlow } from '@slipway/sdk/token/flows/create-token-flow'
import { finalizeUriFlow } from '@slipway/sdk/token/flows/finalize-uri-flow'
import { stakeLiquidityFlow } from '@slipway/sdk/token/flows/stake-liquidity-flow'
import { tokenActionFlows } from '@slipway/sdk/token/flows/token-action-flows'
import { addLiquidityFlow } from '@slipway/sdk/token/launch/add-liquidity-flow'
import { launchFlow } from '@slipway/sdk/token/launch/launch-flow'
import { lockLiquidityFlow } from '@slipway/sdk/token/launch/lock-liquidity-flow'
import { openingFlows } from '@slipway/sdk/token/launch/opening-flows'
import { slotFlows } from '@slipway/sdk/whitelist/flows/slot-flows'

/** Every flow of the product: what a stored one is taken up with after a reload. */
const definitions: readonly { readonly name: string }[] = [
  createTokenFlow,
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
  fixPoolFlow,
  ...Object.values(tokenLockFlows),
  ...Object.values(liquidityLockFlows),
  ...Object.values(nftLockFlows),
]

/** The definition of a stored flow by its name; undefined for one of another release. */
export function flowDefinition(name: string): FlowDefinition<unknown> | undefined {
  // A definition reads only the input that was stored under its own name.
  return definitions.find((one) => one.name === name) as FlowDefinition<unknown> | undefined
}
