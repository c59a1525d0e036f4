import { type Address, isAddress } from '@solana/kit'
import type { SolanaPresaleEntry } from './types.ts'

/** The list behind a presale's root, as it is kept under its key or by its maker. */
interface PresaleListFile {
  /** Number of the cluster among the platform's networks. */
  readonly chainId: number
  /** Its address, which the leaves are bound to. */
  readonly presale: Address
  readonly entries: readonly SolanaPresaleEntry[]
}

/** The file of a presale's list, version 1: everything that anybody needs to rebuild the tree and every proof. */
export function writePresaleList({ chainId, presale, entries }: PresaleListFile): string {
  const lines = entries.map(({ wallet, level }) => `["${wallet}",${level}]`)
  return `{"version":1,"chainId":${chainId},"presale":"${presale}","entries":[${lines.join(',')}]}`
}

function readEntry(entry: unknown): SolanaPresaleEntry | undefined {
  const [wallet, level]: readonly unknown[] = Array.isArray(entry) ? entry : []
  if (typeof wallet !== 'string' || !isAddress(wallet)) return undefined
  return level === 1 || level === 2 ? { wallet, level } : undefined
}

/**
 * Reads a file that anybody may have written.
 * @returns undefined for anything that is no list of this kind, one wrong entry included: the root would be another one
 */
export function readPresaleList(file: unknown): PresaleListFile | undefined {
  if (typeof file !== 'object' || file === null) return undefined
  const { version, chainId, presale, entries } = file as Record<string, unknown>
  if (version !== 1 || typeof chainId !== 'number' || !Array.isArray(entries)) return undefined
  if (typeof presale !== 'string' || !isAddress(presale) || entries.length === 0) return undefined
  const read = entries.map(readEntry)
  if (read.includes(undefined)) return undefined
  return { chainId, presale, entries: read.filter((entry) => entry !== undefined) }
}
