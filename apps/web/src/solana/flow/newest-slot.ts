import { useRecordStore } from './record-store.ts'

/** A node that has not come so far by then is behind for another reason, or the cluster began anew. */
const lagMs = 2 * 60_000

/** Slot of the newest block with a transaction of this browser: a node that is behind it would tell of yesterday. */
export function newestSlot(chainId: number): bigint | undefined {
  const since = Date.now() - lagMs
  return useRecordStore
    .getState()
    .records.filter((one) => one.chainId === chainId && one.createdAt > since)
    .reduce<bigint | undefined>(
      (newest, { slot }) =>
        slot !== undefined && (newest === undefined || slot > newest) ? slot : newest,
      undefined,
    )
}
