import { type Address, formatUnits, type Hash } from 'viem'
import { addressAt, amountAt } from '../recipients/pay-list.ts'
import type { MultisendPlan } from './plan-multisend.ts'

/** What became of a recipient. */
export type SendState = 'sent' | 'waiting' | 'left out'

/** A report's columns; in English, because spreadsheets and scripts read them. */
const heading = 'line,address,amount,batch,state,transaction'

/**
 * What became of each recipient, as CSV in the order of the list.
 * @param decimals of what was sent; 0 of NFTs, whose column holds their ids
 * @param hashOf transaction of a batch, where it is known
 * @param sent numbers of the batches that were sent
 */
export function writeMultisendReport(
  { list, batches, leftOut }: Pick<MultisendPlan, 'list' | 'batches' | 'leftOut'>,
  options: {
    readonly decimals: number
    readonly sent: ReadonlySet<number>
    readonly hashOf: (batch: number) => Hash | undefined
  },
): string {
  const { decimals, sent, hashOf } = options
  const lines = batches.flatMap(({ number, from, count }) =>
    Array.from({ length: count }, (_, at) => {
      const row = from + at
      const address: Address = addressAt(list, row)
      const amount = formatUnits(amountAt(list, row), decimals)
      const state: SendState = leftOut.has(row) ? 'left out' : sent.has(number) ? 'sent' : 'waiting'
      const hash = state === 'sent' ? (hashOf(number) ?? '') : ''
      return [list.lines[row] ?? '', address, amount, number + 1, state, hash].join(',')
    }),
  )
  return [heading, ...lines, ''].join('\n')
}
