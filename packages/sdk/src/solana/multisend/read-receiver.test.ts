import { type Address, getAddressDecoder, none, some } from '@solana/kit'
import {
  AccountState,
  type ExtensionArgs,
  extension,
  getTokenEncoder,
} from '@solana-program/token-2022'
import { expect, test } from 'vitest'
import { readReceiver } from './read-receiver.ts'

const addressOf = (number: number): Address =>
  getAddressDecoder().decode(new Uint8Array(32).fill(number))
const [mint, owner, other] = [addressOf(60), addressOf(61), addressOf(62)]

const accountOf = (change: { extensions?: ExtensionArgs[]; state?: AccountState } = {}) => ({
  data: getTokenEncoder().encode({
    ...{ mint, owner, amount: 0n, delegate: none(), delegatedAmount: 0n },
    ...{ state: change.state ?? AccountState.Initialized, isNative: none() },
    ...{ closeAuthority: none() },
    extensions: change.extensions ? some(change.extensions) : none(),
  }),
})
const memo = (requireIncomingTransferMemos: boolean) =>
  extension('MemoTransfer', { requireIncomingTransferMemos })

test('a plain account takes a transfer, also with extensions that stop none', () => {
  expect(readReceiver(accountOf(), owner)).toBeUndefined()
  const extensions = [extension('ImmutableOwner', {}), memo(false)]
  expect(readReceiver(accountOf({ extensions }), owner)).toBeUndefined()
})

test('what cannot be paid is named, and whose it is before anything else', () => {
  const frozen = accountOf({ state: AccountState.Frozen, extensions: [memo(true)] })
  expect(readReceiver(frozen, other)).toBe('foreign')
  expect(readReceiver(frozen, owner)).toBe('frozen')
  expect(readReceiver(accountOf({ extensions: [memo(true)] }), owner)).toBe('memo')
})
