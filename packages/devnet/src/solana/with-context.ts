import type { LocalCluster } from './local-cluster.ts'

/** An answer with the slot at which it was true. */
export function withContext<Value>(cluster: LocalCluster, value: Value) {
  return { context: { apiVersion: '4.3.0', slot: cluster.slot }, value }
}
