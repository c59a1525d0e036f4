import type { Hash } from 'viem'

/** A transaction's hash from a text; undefined for anything else. */
export function readHash(text: unknown): Hash | undefined {
  const trimmed = typeof text === 'string' ? text.trim() : ''
  return /^0x[0-9a-fA-F]{64}$/.test(trimmed) ? (trimmed.toLowerCase() as Hash) : undefined
}
