import { type Address, getBase64Decoder, some } from '@solana/kit'
import {
  AccountState,
  type ExtensionArgs,
  extension,
  getTokenEncoder,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { getTokenAccounts } from './get-token-accounts.ts'
import type { SolanaRpc } from './solana-rpc.ts'

const mint = 'So11111111111111111111111111111111111111112' as Address
const owner = 'Hrk2ymqLbS9ZzqKLx8q6ub6Qw7fNUXEnJk3C5oJ6wzVd' as Address
const place = '7Vbmv1jt4vyuqBZcpYPpnVhrqVe5e6ZPb6JxDcffRHUM' as Address

/** What is read of somebody's accounts that hold so much each, with these extensions. */
async function read(
  accounts: readonly (readonly [bigint, AccountState, (ExtensionArgs[] | null)?])[],
) {
  const value = accounts.map(([amount, state, extensions = null]) => {
    const data = getTokenEncoder().encode({
      ...{ mint, owner, amount, state, delegate: null, isNative: null },
      ...{ delegatedAmount: 0n, closeAuthority: null },
      extensions: extensions && some(extensions),
    })
    return { pubkey: place, account: { data: [getBase64Decoder().decode(data), 'base64'] } }
  })
  const rpc = { getTokenAccountsByOwner: () => ({ send: async () => ({ value }) }) }
  return await getTokenAccounts(rpc as unknown as SolanaRpc, mint, owner)
}

const { Initialized, Frozen } = AccountState
const notes = (requireIncomingTransferMemos: boolean) =>
  extension('MemoTransfer', { requireIncomingTransferMemos })
const encrypted = (allowNonConfidentialCredits: boolean) => {
  const [none, two] = [new Uint8Array(64), new Uint8Array(36)]
  return extension('ConfidentialTransferAccount', {
    ...{ approved: true, elgamalPubkey: mint, decryptableAvailableBalance: two },
    ...{ pendingBalanceLow: none, pendingBalanceHigh: none, availableBalance: none },
    ...{ allowConfidentialCredits: true, allowNonConfidentialCredits },
    ...{ pendingBalanceCreditCounter: 0n, maximumPendingBalanceCreditCounter: 9n },
    ...{ expectedPendingBalanceCreditCounter: 0n, actualPendingBalanceCreditCounter: 0n },
  })
}

test('the fullest account comes first, and it is said which are frozen', async () => {
  expect(
    await read([
      [3n, Initialized],
      [7n, Frozen],
      [5n, Initialized],
    ] as const),
  ).toMatchObject([
    { amount: 7n, isFrozen: true, address: place },
    { amount: 5n, isFrozen: false },
    { amount: 3n, isFrozen: false, isGuarded: false },
  ])
})

test.each([
  ['that asks for notes refuses payments as they are', [notes(true)], true],
  ['that takes encrypted payments alone does too', [encrypted(false)], true],
  ['that once asked for notes takes them', [notes(false)], false],
  ['that takes both kinds does too', [encrypted(true)], false],
  ['that keeps its owner does too', [extension('ImmutableOwner', {})], false],
] as const)('an account %s', async (_what, extensions, isGuarded) => {
  expect(await read([[1n, Initialized, [...extensions]]])).toMatchObject([{ isGuarded }])
})
