import type { World } from './seed-actions.ts'

/** Something that happens at a time of its own, between what happens by chance. */
export interface TimedStep {
  /** Unix seconds. */
  readonly at: number
  run(world: World): Promise<void>
}

/**
 * Lets everything happen that is due, each at its time or as soon after it as the chain's clock allows.
 * @param steps ordered by time; those that were run are taken out
 * @param until unix seconds
 */
export async function runDueSteps(world: World, steps: TimedStep[], until: number): Promise<void> {
  for (let step = steps[0]; step !== undefined && step.at <= until; step = steps[0]) {
    steps.shift()
    moveTo(world, step.at)
    await step.run(world)
    // A step may take many blocks, each a second later than the one before.
    if (world.chain.nextTimestamp !== undefined) world.state.now = world.chain.nextTimestamp
  }
}

function moveTo({ state, chain }: World, at: number): void {
  if (chain.nextTimestamp === undefined) return
  state.now = Math.max(at, chain.nextTimestamp)
  chain.nextTimestamp = state.now
}
