import { getChain, type SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { nftFailures } from '@slipway/sdk/solana/nft/nft-failures'
import type { SolanaFailure } from '@slipway/sdk/solana/solana-failure'
import { expect, test } from 'vitest'

import type { SolanaKind } from './solana-kind.ts'
import { transactionFailureText } from './transaction-failure-text.ts'

const chain = getChain('sol') as SolanaChainDefinition

test('refusals of a minting are told in words, others by their number', () => {
  const textOf = (reason: number) =>
    transactionFailureText({ kind: 'refused', reason, instruction: 0 }, chain).text
  expect(textOf(nftFailures.full)).toBe(m.solana_nft_failed_full())
  expect(textOf(nftFailures.givenUp)).toBe(m.solana_nft_failed_given_up())
  expect(textOf(nftFailures.notAuthority)).toBe(m.solana_nft_failed_authority())
  expect(textOf(16)).toBe(m.solana_refused({ reason: '16' }))
})

const refusalText = (reason: number | string, kind: SolanaKind = 'airdrop_claim') =>
  transactionFailureText({ kind: 'refused', reason, instruction: 1 }, chain, kind).text

test('what the locker refuses is said in words, what others refuse by their number', () => {
  const textOf = (reason: number | string) => refusalText(reason, 'lock_withdraw')
  expect(textOf(7_004)).toBe(m.solana_lock_refused_gone())
  expect(textOf(7_021)).toBe(m.solana_lock_refused_early())
  expect(textOf(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(textOf(6_000)).toBe(m.solana_refused({ reason: '6000' }))
  expect(textOf('Custom')).toBe(m.solana_refused({ reason: 'Custom' }))
})

test('what the airdrop program refuses is said in words, what others refuse by their number', () => {
  expect(refusalText(7_100)).toBe(m.solana_airdrop_refused_creator())
  expect(refusalText(7_109)).toBe(m.solana_airdrop_refused_running())
  expect(refusalText(7_111)).toBe(m.solana_airdrop_refused_nothing())
  expect(refusalText(7_112)).toBe(m.solana_airdrop_refused_short())
  expect(refusalText(7_028)).toBe(m.solana_refused({ reason: 'VaultMoved' }))
  expect(refusalText(6_000)).toBe(m.solana_refused({ reason: '6000' }))
})

test('an associated account that cannot be opened, because it was given away, is said in words', () => {
  for (const kind of ['airdrop_claim', 'presale_claim'] as const)
    expect(refusalText(0, kind)).toBe(m.solana_refused_given_away())
  expect(refusalText(0, 'token_mint')).toBe(m.solana_mint_given_away())
  expect(refusalText(0, 'lock_tokens')).toBe(m.solana_refused({ reason: '0' }))
})

test('that an account is frozen is said of every transaction that moves tokens, and of none by Metaplex', () => {
  const kinds = ['token_mint', 'token_burn', 'lock_tokens', 'presale_create', 'pool_stake'] as const
  for (const kind of kinds) expect(refusalText(17, kind)).toBe(m.solana_refused_frozen_account())
  expect(refusalText(17, 'token_metaplex_update')).toBe(m.solana_refused({ reason: '17' }))
})

test('that an account takes payments only with a memo is said of every transaction that pays tokens', () => {
  const kinds = [
    'token_mint',
    'lock_withdraw',
    'airdrop_claim',
    'presale_claim',
    'pool_harvest',
  ] as const
  for (const kind of kinds) expect(refusalText(36, kind)).toBe(m.solana_refused_memo())
  expect(refusalText(36, 'token_metaplex_update')).toBe(m.solana_refused({ reason: '36' }))
})

test('a number that both programs have is said of the one that was asked', () => {
  expect(refusalText(7_004)).toBe(m.solana_airdrop_refused_gone())
  expect(refusalText(7_004, 'lock_withdraw')).toBe(m.solana_lock_refused_gone())
})

test('what the presale program refuses at a creation is said in words', () => {
  const textOf = (reason: number) => refusalText(reason, 'presale_create')
  expect(textOf(7_210)).toBe(m.solpresalemake_refused_start())
  expect(textOf(7_219)).toBe(m.solpresalemake_refused_deposit())
  expect(textOf(7_203)).toBe(m.solana_refused({ reason: 'HardCapZero' }))
  expect(textOf(6_000)).toBe(m.solana_refused({ reason: '6000' }))
})

test('what Jupiter Lock refuses is said in words, and only of a claim from it', () => {
  const textOf = (reason: number) => refusalText(reason, 'jupiter_claim')
  expect(textOf(6_010)).toBe(m.soljuplock_refused_ended())
  expect(textOf(3_012)).toBe(m.soljuplock_refused_ended())
  expect(textOf(3_007)).toBe(m.soljuplock_refused_ended())
  expect(textOf(2_001)).toBe(m.soljuplock_refused_recipient())
  expect(textOf(6_018)).toBe(m.soljuplock_hooked())
  expect(textOf(6_000)).toBe(m.solana_refused({ reason: '6000' }))
  expect(refusalText(6_010, 'lock_withdraw')).toBe(m.solana_refused({ reason: '6010' }))
})

test('what Metaplex refuses is said in words where Metaplex was asked, and nowhere else', () => {
  const textOf = (reason: number | string) => refusalText(reason, 'token_metaplex_update')
  expect(textOf(7)).toBe(m.solana_metaplex_refused_authority())
  expect(refusalText(10, 'token_metaplex_create')).toBe(m.solana_metaplex_refused_mint())
  expect(textOf(59)).toBe(m.solana_metaplex_refused_immutable())
  expect(textOf(7_004)).toBe(m.solana_refused({ reason: '7004' }))
  expect(refusalText(59, 'token_set_uri')).toBe(m.solana_refused({ reason: '59' }))
})

test('what Raydium refuses a new pool with is said in words, and of no other transaction', () => {
  const textOf = (reason: number) => refusalText(reason, 'raydium_create')
  expect(textOf(0)).toBe(m.solana_raydium_taken())
  expect(textOf(6_000)).toBe(m.solana_raydium_closed())
  expect(textOf(6_007)).toBe(m.solana_raydium_refused())
  expect(textOf(7_005)).toBe(m.solana_refused({ reason: '7005' }))
  expect(refusalText(6_000, 'raydium_lock')).toBe(m.solana_refused({ reason: '6000' }))
})

test('that a wallet’s account of the token was given away is said for every program that pays', () => {
  const textOf = (kind: SolanaKind) => refusalText(7_010, kind)
  expect(textOf('lock_withdraw')).toBe(m.solana_refused_account())
  expect(textOf('airdrop_claim')).toBe(m.solana_refused_account())
  expect(textOf('presale_claim')).toBe(m.solana_refused_account())
  expect(textOf('pool_harvest')).toBe(m.solana_refused_account())
})

test('shorter texts are asked for only where the transaction holds texts', () => {
  const textOf = (kind: SolanaKind) =>
    transactionFailureText({ kind: 'too-large' }, chain, kind).text
  expect(textOf('token_create')).toContain(m.solana_too_large_texts())
  expect(textOf('presale_claim')).toBe(m.solana_too_large())
})

test('what a node answers is not said of the wallet', () => {
  const failure = { kind: 'unknown', text: 'odd' } as const
  const textOf = (one: SolanaFailure) => transactionFailureText(one, chain).text
  expect(textOf(failure)).toBe(m.error_Wallet_RequestFailed({ reason: 'odd' }))
  expect(textOf({ ...failure, isOfNode: true })).toBe(
    m.solana_node_failed({ chain: chain.name, reason: 'odd' }),
  )
})
