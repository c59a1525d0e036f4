import { launchLimits } from './launch-limits.ts'

/**
 * Until when a launch may be carried out, unix seconds: with its lock's end less far off than the shortest lock, it would
 * only revert.
 */
export function capLaunchDeadline(deadline: bigint, unlockAt: bigint): bigint {
  const last = unlockAt - launchLimits.lockMinSeconds
  return unlockAt !== launchLimits.burnLiquidity && last < deadline ? last : deadline
}
