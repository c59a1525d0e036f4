/** Prefix of what is read of the platform's figures. */
export const statsKey = ['stats'] as const
