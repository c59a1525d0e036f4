import { calculateVestingSteps } from '@slipway/sdk/presale/presale-math'
import type { Presale } from '@slipway/sdk/presale/types'

/** One release of an allocation. */
export interface ReleaseStep {
  /** Unix seconds; `null` while nobody knows when the presale is finished. */
  readonly at: number | null
  /** Seconds after the finish. */
  readonly afterSeconds: number
  /** Released by this step, in basis points. */
  readonly bps: number
  /** Tokens of this step in base units; they add up to the allocation exactly. */
  readonly tokens: bigint
  readonly state: 'done' | 'next' | 'ahead'
}

/**
 * Every release of an allocation, with its tokens and whether it has come.
 * @param now unix seconds of the chain
 */
export function releaseSteps(
  { terms, state }: Pick<Presale, 'terms' | 'state'>,
  allocation: bigint,
  now: number,
): ReleaseStep[] {
  const begins = state.vestingStart
  let before = 0n
  let isNextFound = false
  return calculateVestingSteps(terms).map(({ afterSeconds, bps, totalBps }) => {
    const at = begins === 0 ? null : begins + Number(afterSeconds)
    // Rounded as the contract rounds: what is released in all, less what was released before.
    const released = (allocation * totalBps) / 10_000n
    const tokens = released - before
    before = released
    const isDone = at !== null && at <= now
    const isNext = !isDone && !isNextFound
    if (isNext) isNextFound = true
    return {
      at,
      afterSeconds: Number(afterSeconds),
      bps: Number(bps),
      tokens,
      state: isDone ? 'done' : isNext ? 'next' : 'ahead',
    }
  })
}

/** Steps worth showing of a long schedule: those around now, and the last; `hidden` counts the rest. */
export function shownSteps(steps: readonly ReleaseStep[], most = 6) {
  if (steps.length <= most) return { steps: [...steps], hidden: 0 }
  const next = steps.findIndex(({ state }) => state === 'next')
  const last = steps.slice(-1)
  const from = Math.max(0, Math.min(next === -1 ? steps.length : next - 1, steps.length - most))
  const around = steps.slice(from, from + most - 1)
  const shown = [...new Set([...around, ...last])]
  return { steps: shown, hidden: steps.length - shown.length }
}
