import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('what the locker refuses is said in words, what others refuse by their number', () => {
  const chain = getChain('sol') as SolanaChainDefinition
  const textOf = (reason: number | string) =>
    failureText({ kind: 'refused', reason, instruction: 1 }, chain).text
  expect(textOf(7_004)).toBe(m.solana_lock_refused_gone())
  expect(textOf(7_021)).toBe(m.solana_lock_refused_early())
  expect(textOf(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(textOf(6_000)).toBe(m.solana_refused({ reason: '6000' }))
  expect(textOf('Custom')).toBe(m.solana_refused({ reason: 'Custom' }))
})
