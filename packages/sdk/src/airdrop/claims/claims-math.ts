import type { EntryRelease } from '../../shared/calculate-entry-release.ts'

/** Unix seconds from which all of an entry is released. */
export const calculateReleaseEnd = ({
  startTime,
  releaseSeconds,
}: Pick<EntryRelease, 'startTime' | 'releaseSeconds'>): bigint => startTime + releaseSeconds
