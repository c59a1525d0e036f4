import type pg from 'pg'
import type { Logger } from 'pino'
import type { ClusterReport } from './cluster-report.ts'
import { makeClusterFollower } from './follow-cluster.ts'
import type { FollowedCluster } from './followed-cluster.ts'

/** Pause between two turns; nobody else waits for a developer's node. */
const pauseMs = { development: 500, production: 2_000 }

/** Reads the programs of Solana clusters, beside the engine and in tables of its own. */
export interface SolanaIndex {
  reports: () => ClusterReport[]
  stop: () => Promise<void>
}

/** Begins to read every cluster by itself: one that is silent keeps no other waiting, and no EVM network. */
export function startSolanaIndex(options: {
  pool: pg.Pool
  clusters: readonly FollowedCluster[]
  development: boolean
  logger: Logger
}): SolanaIndex {
  const followers = options.clusters.map((cluster) => makeClusterFollower({ ...options, cluster }))
  const turns = new Map<(typeof followers)[number], Promise<void>>()
  const begin = () => {
    // What keeps it from being stored is said by the turn.
    for (const follower of followers)
      if (turns.has(follower)) void follower.look().catch(() => undefined)
      else
        turns.set(
          follower,
          follower.turn().finally(() => turns.delete(follower)),
        )
  }
  begin()
  const timer = setInterval(begin, options.development ? pauseMs.development : pauseMs.production)
  return {
    reports: () => followers.map((follower) => follower.report()),
    stop: async () => {
      clearInterval(timer)
      for (const follower of followers) follower.stop()
      await Promise.all(turns.values())
    },
  }
}
