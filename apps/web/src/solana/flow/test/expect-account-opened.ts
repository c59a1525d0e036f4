import { m } from '@slipway/messages'
import { expect } from 'vitest'
import type { SolanaPlan } from '../solana-plan.ts'

const system = '11111111111111111111111111111111'

/**
 * Expects of a plan that it opens another account of its signer, deposits a lamport for each of its bytes, and is paid there.
 * @param at place of the paid account in the instruction that pays
 */
export function expectAccountOpened(plan: SolanaPlan | string, at: number): void {
  if (typeof plan === 'string') throw new Error(plan)
  const [opening, beginning, paying] = plan.request.instructions
  const account = opening?.accounts?.[1]?.address
  expect(opening?.programAddress).toBe(system)
  expect(beginning?.accounts?.[0]?.address).toBe(account)
  expect(paying?.accounts?.[at]?.address).toBe(account)
  expect(plan.request.instructions).toHaveLength(3)
  expect(plan.deposits).toEqual([{ label: m.solana_deposit_other(), lamports: 165n }])
}
