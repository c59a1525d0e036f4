import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { nftFailures } from '@slipway/sdk/solana/nft/nft-failures'
import { expect, test } from 'vitest'
import { failureText } from './failure-text.ts'

test('refusals of a minting are told in words, others by their number', () => {
  const chain = { name: 'Solana' } as SolanaChainDefinition
  const textOf = (reason: number) =>
    failureText({ kind: 'refused', reason, instruction: 0 }, chain).text
  expect(textOf(nftFailures.full)).toBe(m.solana_nft_failed_full())
  expect(textOf(nftFailures.givenUp)).toBe(m.solana_nft_failed_given_up())
  expect(textOf(nftFailures.notAuthority)).toBe(m.solana_nft_failed_authority())
  expect(textOf(17)).toBe(m.solana_refused({ reason: '17' }))
})
