import type { EvmChainDefinition } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { getLocalDeployment } from '@slipway/deployments'
import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { getPresaleContracts } from '@slipway/sdk/presale/evm/get-presale-contracts'
import { describeLocalConfig } from '../local-deployment/describe-local-config.ts'
import { planQuoteTokens } from '../venue/quote-tokens.ts'
import { calculateVenueAddresses } from '../venue/venue-addresses.ts'
import { airdropSteps } from './airdrop-stories.ts'
import { launchSteps } from './launch-stories.ts'
import { localTokenContracts } from './local-token-contracts.ts'
import { lockSteps } from './lock-stories.ts'
import { nftSteps } from './nft-stories.ts'
import { type PresaleStage, stepsOfPresale } from './presale-scenario.ts'
import { comingPresales, presalesUntil } from './presale-stories.ts'
import type { SeededFile } from './seeded-file.ts'
import { stakingSteps } from './staking-stories.ts'
import type { TimedStep } from './timed-step.ts'
import { vipSteps } from './vip-stories.ts'

/** When and where stories happen. */
export interface StoryFrame {
  readonly chain: EvmChainDefinition
  readonly rpcUrl: string
  /** Unix seconds of the moment from which people have money, and of the end; without them there is no past. */
  readonly past?: { readonly from: number; readonly to: number }
  /** Unix seconds. */
  readonly now: number
}

/** Steps in the order of their times, and the files that they publish, which are known once the steps have run. */
export interface StoryPlan {
  readonly files: readonly SeededFile[]
  readonly steps: TimedStep[]
}

/**
 * What happens at times of its own: presales, NFT sales, launches, locks, pools and airdrops in every state, and memberships. Without a past there are
 * only presales to come.
 */
export async function planStories({ chain, rpcUrl, past, now }: StoryFrame): Promise<StoryPlan> {
  const client = createDeployClient({ chain, rpcUrl, account: getDevelopmentAccount(0) })
  const tokens = localTokenContracts(chain)
  const tokenFeeWei = await client.readContract({
    address: tokens.factory,
    abi: tokenFactoryAbi,
    functionName: 'templateFee',
    args: [1n],
  })
  const { owner, airdropFeeWei, platformFeeWei, vipPlans } = describeLocalConfig(chain)
  const venue = calculateVenueAddresses(owner)
  const presales = getPresaleContracts({ ...chain, standIn: true })
  const files: SeededFile[] = []
  const stage: PresaleStage = { client, tokens, presales, router: venue.router, tokenFeeWei, files }
  const stories = past ? presalesUntil(past.to) : comingPresales(now)
  const steps = stories
    .filter(({ createdAt }) => past === undefined || createdAt > past.from)
    .flatMap((story) => stepsOfPresale(stage, story))
  if (past) {
    const { launchPad } = getLocalDeployment().contracts
    const [reward] = planQuoteTokens(owner)
    if (launchPad && reward) {
      const launches = { client, launchPad: launchPad.address, venue, reward: reward.address }
      steps.push(...launchSteps(launches, past.to))
    }
    const project = { tokens, tokenFeeWei, files }
    steps.push(
      ...lockSteps({ tokens, tokenFeeWei, venue }, past.to),
      ...stakingSteps({ ...project, venue }, past.to),
      ...airdropSteps({ ...project, airdropFeeWei, chainId: chain.chainId }, past.to),
      ...nftSteps({ files, platformFeeWei, chainId: chain.chainId }, past.to),
      ...vipSteps(vipPlans, past.to),
    )
  }
  return { files, steps: steps.sort((a, b) => a.at - b.at) }
}
