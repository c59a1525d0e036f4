import { m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { expect, test } from 'vitest'
import type { ListSummary } from './list-messages.ts'
import { listProblem } from './list-problem.ts'

const token = { symbol: 'EDDY', decimals: 2, transferFeeBps: 0, transferFeeMax: 0n } as LockToken
const taxed = { ...token, transferFeeBps: 500, transferFeeMax: 10_000n }
const summary: ListSummary = {
  ...{ count: 2, total: 1_900n, duplicates: 0, issues: [], issueCount: 0, heading: undefined },
}
const judge = (
  change: Partial<ListSummary>,
  more: Partial<Parameters<typeof listProblem>[0]> = {},
) =>
  listProblem({
    list: { state: 'read', summary: { ...summary, ...change } },
    ...{ token, held: 1_900n, isKept: true, ...more },
  })

test('a list that is right, covered and kept can be made an airdrop of', () => {
  expect(judge({})).toBeUndefined()
  const missing = { at: 'list', text: m.airdrop_list_missing() }
  const empty = { list: { state: 'empty' }, token, held: 1n, isKept: true } as const
  expect(listProblem(empty)).toEqual(missing)
  expect(listProblem({ ...empty, isKept: false })).toEqual(missing)
  expect(judge({ count: 0 })).toEqual(missing)
  const faulty = m.airdrop_list_faulty({ count: 3_000, shown: '3,000' })
  expect(judge({ issueCount: 3_000 })).toEqual({ at: 'list', text: faulty })
  const unsaved = { at: 'file', text: m.solana_airdrop_save_first() }
  expect(judge({}, { isKept: false })).toEqual(unsaved)
})

test('a list takes what the token keeps back beside its sum', () => {
  expect(judge({}, { token: taxed })?.text).toContain(
    m.solana_send_token_short({
      ...{ needed: '20\u00a0EDDY', balance: '19\u00a0EDDY', missing: '1\u00a0EDDY' },
    }),
  )
  expect(judge({}, { token: taxed, held: 2_000n })).toBeUndefined()
})
