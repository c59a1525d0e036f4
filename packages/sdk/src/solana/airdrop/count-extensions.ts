import { airdropBytes } from './airdrop-codec.ts'
import { solanaAirdropLimits } from './solana-airdrop-limits.ts'

/** Bytes of an airdrop's account with a place for each entry: a bit, or an amount where parts are released later. */
export const calculateWholeBytes = (entries: number, releaseSeconds: number): number =>
  airdropBytes + (releaseSeconds === 0 ? Math.ceil(entries / 8) : entries * 8)

/** Extensions that an airdrop's account needs after its creation. */
export const countExtensions = (entries: number, releaseSeconds: number): number =>
  Math.ceil(calculateWholeBytes(entries, releaseSeconds) / solanaAirdropLimits.growthBytes) - 1
