import {
  SOLANA_ERROR__INSTRUCTION_ERROR__INVALID_ACCOUNT_DATA,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_IN_USE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT,
  SolanaError,
} from '@solana/kit'
import { expect, test } from 'vitest'
import {
  describeTransactionError,
  recogniseSolanaFailure,
  recogniseWalletFailure,
} from './recognise-solana-failure.ts'

test.each([
  ['InsufficientFundsForFee', 'InsufficientFundsForFee'],
  ['AccountNotFound', 'AccountNotFound'],
  ['InsufficientFundsForRent', { InsufficientFundsForRent: { account_index: 0n } }],
])('%s is a want of money', (_, error) => {
  expect(describeTransactionError(error)).toEqual({ kind: 'insufficient' })
})

test('errors of a node are refusals by their names', () => {
  const refused = (reason: unknown, instruction?: number) => ({
    kind: 'refused',
    reason,
    instruction,
  })
  expect(describeTransactionError('AccountInUse')).toEqual(refused('AccountInUse'))
  expect(describeTransactionError({ DuplicateInstruction: 3n })).toEqual(
    refused('DuplicateInstruction'),
  )
  expect(describeTransactionError({ InstructionError: [2n, { BorshIoError: 'x' }] })).toEqual(
    refused('BorshIoError', 2),
  )
  expect(describeTransactionError({ InstructionError: [0n, { Custom: 1n }] })).toEqual(
    refused(1, 0),
  )
})

test('the client’s errors of transactions are wants of money or refusals', () => {
  const recognise = recogniseSolanaFailure
  const fee = new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE)
  const rent = new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_RENT, {
    accountIndex: 0,
  })
  expect(recognise(fee)).toEqual({ kind: 'insufficient' })
  expect(recognise(rent)).toEqual({ kind: 'insufficient' })
  const used = new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_IN_USE)
  expect(recognise(used)).toMatchObject({ kind: 'refused', instruction: undefined })
  const data = new SolanaError(SOLANA_ERROR__INSTRUCTION_ERROR__INVALID_ACCOUNT_DATA, { index: 4 })
  expect(recognise(data)).toMatchObject({ kind: 'refused', instruction: 4 })
})

test('a node that lags behind what was seen already is as good as none', () => {
  const code = SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED
  expect(recogniseSolanaFailure(new SolanaError(code, { contextSlot: 1n }))).toEqual({
    kind: 'unreachable',
  })
})

test('what a wallet throws says nothing of the node', () => {
  const broken = new TypeError('undefined is not a function')
  expect(recogniseSolanaFailure(broken)).toEqual({ kind: 'unreachable' })
  expect(recogniseWalletFailure(broken)).toEqual({ kind: 'unknown', text: broken.message })
  expect(recogniseWalletFailure(new Error('User rejected the request.'))).toEqual({
    kind: 'rejected',
  })
})
