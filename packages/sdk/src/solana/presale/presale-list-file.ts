import { type Address, isAddress } from '@solana/kit'
import { solanaPresaleLimits } from './solana-presale-limits.ts'
import type { SolanaPresaleEntry } from './types.ts'

/** The list of a presale, as it is kept under the presale's key. */
interface PresaleListFile {
  /** Number of the cluster among the platform's networks. */
  readonly chainId: number
  readonly mint: Address
  readonly entries: readonly SolanaPresaleEntry[]
}

/**
 * The file of a list, version 1: everything that anybody needs to rebuild the tree and every proof, in the order of its
 * leaves. It names no presale: its root does, which the presale has.
 */
export function writePresaleList({ chainId, mint, entries }: PresaleListFile): string {
  const lines = entries.map(({ wallet, level }) => [wallet, level])
  return JSON.stringify({ version: 1, chainId, mint, entries: lines })
}

function readEntry(entry: unknown): SolanaPresaleEntry | undefined {
  const [wallet, level]: readonly unknown[] = Array.isArray(entry) ? entry : []
  if (typeof wallet !== 'string' || !isAddress(wallet)) return undefined
  return level === 1 || level === 2 ? { wallet, level } : undefined
}

/** Reads a file that anybody may have written. @returns undefined for anything that is no list of this kind */
export function readPresaleList(file: unknown): PresaleListFile | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, chainId, mint, entries } = file as Record<string, unknown>
  if (version !== 1 || typeof chainId !== 'number' || !Array.isArray(entries)) return undefined
  if (typeof mint !== 'string' || !isAddress(mint)) return undefined
  if (entries.length === 0 || entries.length > solanaPresaleLimits.walletsMax) return undefined
  const read = entries.map(readEntry)
  const whole = read.filter((entry) => entry !== undefined)
  // One wrong entry makes another tree.
  return whole.length === read.length ? { chainId, mint, entries: whole } : undefined
}
