/** Where a mapping stands: specified are coming and finished; in between it runs. */
export type MappingStatus = 'coming' | 'running' | 'finished'

/** By the clock of the network, as the contract judges it. @param now unix seconds of the newest block */
export function mappingStatus(
  { startTime, endTime }: { readonly startTime: number; readonly endTime: number },
  now: number,
): MappingStatus {
  if (now < startTime) return 'coming'
  return now < endTime ? 'running' : 'finished'
}
