import { readHash } from '@slipway/sdk/receipt/read-hash'
import type { Hash } from 'viem'

/** What a link to the page says. */
export interface ResultSearch {
  /** Hash of a transaction of the page's network. */
  tx?: Hash
  /** Something stood there that is no hash. */
  isWrong?: true
}

/** Reads the page's state from an address; what it says is read back as the same (the router does that). */
export function readResultSearch({ tx, isWrong }: Readonly<Record<string, unknown>>): ResultSearch {
  const hash = readHash(tx)
  if (hash) return { tx: hash }
  return tx === undefined && isWrong !== true ? {} : { isWrong: true }
}
