/** A stored moment as answers have it. */
export const unixSeconds = (moment: Date): number => Math.floor(moment.getTime() / 1_000)
