import type { Address } from 'viem'
import { addressAt, amountAt, type PayList } from '../recipients/pay-list.ts'
import type { MultisendBatch } from './types.ts'

/** Recipients of a batch. */
export interface BatchRows {
  /** Places in the list. */
  readonly rows: readonly number[]
  readonly recipients: readonly Address[]
  /** Base units, or ids of NFTs. */
  readonly values: readonly bigint[]
}

/** Who is paid by a batch. @param leftOut places of recipients that are left out */
export function rowsOfBatch(
  list: PayList,
  { from, count }: Pick<MultisendBatch, 'from' | 'count'>,
  leftOut: ReadonlySet<number>,
): BatchRows {
  const rows = Array.from({ length: count }, (_, at) => from + at).filter(
    (row) => !leftOut.has(row),
  )
  return {
    rows,
    recipients: rows.map((row) => addressAt(list, row)),
    values: rows.map((row) => amountAt(list, row)),
  }
}

/** What a batch takes of its asset: base units, or NFTs. */
export function sumOfBatch(kind: 'native' | 'token' | 'nft', { values }: BatchRows): bigint {
  return kind === 'nft'
    ? BigInt(values.length)
    : values.reduce<bigint>((sum, value) => sum + value, 0n)
}
