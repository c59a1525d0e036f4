import type { VipPlan } from '@slipway/deployer/contracts/deployment-config'
import { getLocalDeployment } from '@slipway/deployments'
import { vipAbi } from '@slipway/deployments/abi'
import { makeScene } from './scene.ts'
import type { World } from './seed-actions.ts'
import type { TimedStep } from './timed-step.ts'

const DAY = 86_400

/** A payment in a story: who pays which plan, for whom. */
interface Payment {
  readonly daysAgo: number
  readonly payer: number
  readonly user: number
  readonly plan: number
}

/**
 * One who bought a month and renewed it for a quarter, one who was given a month, and one whose year begins: within
 * twelve days. Nothing where no plans are sold.
 * @param until unix seconds before which it happens
 */
export function vipSteps(plans: readonly VipPlan[], until: number): TimedStep[] {
  const { vip } = getLocalDeployment().contracts
  if (!vip || plans.length === 0) return []
  const story: readonly Payment[] = [
    { daysAgo: 12, payer: 14, user: 14, plan: 0 },
    { daysAgo: 9, payer: 15, user: 37, plan: 0 },
    { daysAgo: 5, payer: 14, user: 14, plan: 1 },
    { daysAgo: 2, payer: 39, user: 39, plan: 2 },
  ]
  return story.map(({ daysAgo, payer, user, plan }) => ({
    at: until - daysAgo * DAY,
    run: async (world: World) => {
      const scene = makeScene(world)
      await scene.call(scene.person(payer), {
        to: vip.address,
        abi: vipAbi,
        name: 'startVipFor',
        args: [scene.person(user).address, BigInt(plan)],
        valueWei: plans[plan]?.priceWei ?? 0n,
      })
    },
  }))
}
