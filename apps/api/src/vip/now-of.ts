import type { NetworkClock } from '../database/network-clock.ts'

/** Unix seconds by the clock of one network; those of this process where the network has no block yet. */
export const nowOf = ({ times, least }: NetworkClock, chainId: number): number =>
  times.find((time) => time.chainId === chainId)?.now ?? least
