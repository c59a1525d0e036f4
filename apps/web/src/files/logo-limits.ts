/** "Logo under 1M" (specification section 5): fewer bytes than this. */
export const LOGO_MAX_BYTES = 1_000_000
/** Pixels of a logo's side, both included. */
export const LOGO_MIN_SIDE = 64
export const LOGO_MAX_SIDE = 4096
