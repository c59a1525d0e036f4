/** Seconds of a year of 365 days, by which rates a year are told. */
export const secondsAYear = 31_536_000n
