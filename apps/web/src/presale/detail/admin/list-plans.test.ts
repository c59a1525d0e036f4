import { formatInteger, m } from '@slipway/messages'
import type { FlowState } from '@slipway/sdk/flow/types'
import { expect, test } from 'vitest'
import { makePresale } from '../../test/presale-fixture.ts'
import { removePlan } from './list-plans.ts'

const wallets = ['1', '2', '3', '4', '5'].map((digit) => `0x${digit.repeat(40)}` as const)
const plan = removePlan({ presale: makePresale(), name: 'Harbour' }, wallets)
const after = (...results: object[]) =>
  plan.done?.({ steps: results.map((result) => ({ result })) } as unknown as FlowState)
const removed = (count: number) =>
  m.presale_admin_remove_done({ count, shown: formatInteger(count) })

test('a removal promises a loss only of slots that can be taken', () => {
  expect(plan.review.gets.map(({ label }) => label)).toEqual([m.presale_admin_remove_gets_if()])
})

test('a removal counts what the chain changed, and names what stays', () => {
  expect(after({ changed: 5, stayed: '' })).toBe(removed(5))
  const stay = m.presale_admin_remove_stay({ accounts: '0x11…11111' })
  expect(after({ changed: 4, stayed: wallets[0] })).toBe(`${removed(4)} ${stay}`)
})

test('of many that stay three are named, over all transactions', () => {
  const named = ['0x11…11111', '0x22…22222', '0x33…33333'].join(', ')
  const more = m.presale_admin_remove_stay_more({ accounts: named, count: formatInteger(2) })
  const [first, ...others] = wallets
  expect(after({ changed: 0, stayed: first }, { changed: 0, stayed: others.join(',') })).toBe(
    `${removed(0)} ${m.presale_admin_remove_stay({ accounts: more })}`,
  )
})
