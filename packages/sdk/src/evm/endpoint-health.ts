import { rpcLimits } from './rpc-limits.ts'

/** What is known of one node's speed and reliability. */
export interface EndpointHealth {
  /** An answer came after so many milliseconds. */
  succeed(milliseconds: number): void
  /** The node failed: no answer, or none that is JSON-RPC. */
  fail(): void
  /** The node must not be used at all for a while, whatever its past. */
  refuse(): void
  /** Nothing is known any more, as when a wallet moved to another network. */
  forget(): void
  /** Whether the node may be asked now; after its rest one request is let through as a trial. */
  isAvailable(): boolean
  /** Moment, in clock milliseconds, at which its rest ends; 0 when it is not resting. */
  restsUntil(): number
  /** Smaller is better: 0 for fast or untried nodes, which chance orders among themselves. */
  rank(): number
}

/**
 * @param now clock in milliseconds.
 * @param failuresToOpen failures in a row after which it is left alone
 */
export function createEndpointHealth(
  now: () => number = Date.now,
  failuresToOpen: number = rpcLimits.failuresToOpen,
): EndpointHealth {
  let meanMs: number | undefined
  let failures = 0
  let rests = 0
  let restUntil = 0

  function rest(): void {
    restUntil = now() + Math.min(rpcLimits.openMs * 2 ** rests, rpcLimits.openMaxMs)
    rests += 1
  }

  return {
    forget() {
      meanMs = undefined
      failures = 0
      rests = 0
      restUntil = 0
    },
    succeed(milliseconds) {
      const { newestWeight } = rpcLimits
      meanMs = meanMs === undefined ? milliseconds : meanMs + (milliseconds - meanMs) * newestWeight
      failures = 0
      rests = 0
      restUntil = 0
    },
    fail() {
      failures += 1
      // A node that fails its trial rests again at once; a new failure needs a row of them.
      if (failures >= failuresToOpen || rests > 0) rest()
    },
    refuse() {
      failures += 1
      restUntil = now() + rpcLimits.openMaxMs
      rests += 1
    },
    isAvailable: () => now() >= restUntil,
    restsUntil: () => restUntil,
    rank() {
      const slow = meanMs === undefined ? 0 : Math.max(0, meanMs - rpcLimits.fastMs)
      return slow + failures * rpcLimits.requestTimeoutMs
    },
  }
}
