/** Prefix of everything that is read of the index about locks. */
export const lockIndexKey = ['lock', 'index'] as const
