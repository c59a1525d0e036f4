import { lockNftFlow } from './lock-nft-flow.ts'
import { lockTokenListFlow, lockTokenListPartsFlow } from './lock-token-list-flow.ts'
import { lockTokensFlow } from './lock-tokens-flow.ts'

/** Flows that make locks; plain ones of liquidity are made by `lockLiquidityFlow`, which launches have too. */
export const createLockFlows = {
  lockTokens: lockTokensFlow,
  lockTokenList: lockTokenListFlow,
  lockTokenListParts: lockTokenListPartsFlow,
  lockNft: lockNftFlow,
} as const
