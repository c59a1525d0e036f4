import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'
import type { SolanaKind } from './solana-kind.ts'

const chain = getChain('sol') as SolanaChainDefinition
const textOf = (reason: number | string, kind: SolanaKind = 'airdrop_claim') =>
  failureText({ kind: 'refused', reason, instruction: 1 }, chain, kind).text

test('what the airdrop program refuses is said in words, what others refuse by their number', () => {
  expect(textOf(7_100)).toBe(m.solana_airdrop_refused_creator())
  expect(textOf(7_109)).toBe(m.solana_airdrop_refused_running())
  expect(textOf(7_111)).toBe(m.solana_airdrop_refused_nothing())
  expect(textOf(7_112)).toBe(m.solana_airdrop_refused_short())
  expect(textOf(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(textOf(6_000)).toBe(m.solana_refused({ reason: '6000' }))
})

test('a number that both programs have is said of the one that was asked', () => {
  expect(textOf(7_004)).toBe(m.solana_airdrop_refused_gone())
  expect(textOf(7_004, 'lock_withdraw')).toBe(m.solana_lock_refused_gone())
})
