/** Numbers of a presale's state on chain (`poolStatus`). */
export const poolStatuses = { open: 0, finished: 1, canceled: 2 } as const
