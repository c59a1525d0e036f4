import {
  SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED,
  SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM,
  SOLANA_ERROR__INSTRUCTION_ERROR__INVALID_ACCOUNT_DATA,
  SOLANA_ERROR__JSON_RPC__PARSE_ERROR,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_MIN_CONTEXT_SLOT_NOT_REACHED,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR,
  SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT,
  SOLANA_ERROR__TRANSACTION_ERROR__ACCOUNT_IN_USE,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
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
import { SolanaFlowError } from './solana-failure.ts'

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

test.each([
  'fetch failed',
  'Failed to fetch',
  'Load failed',
  'NetworkError when attempting to',
  'network error',
])('a request without an answer is told from a mistake in a program: %s', (text) => {
  expect(recogniseSolanaFailure(new TypeError(text))).toEqual({ kind: 'unreachable' })
  const broken = new TypeError('undefined is not a function')
  expect(recogniseSolanaFailure(broken)).toEqual({ kind: 'unknown', text: broken.message })
})

test('what a wallet throws says nothing of the node', () => {
  const ofWallet = new TypeError('fetch failed')
  expect(recogniseWalletFailure(ofWallet)).toEqual({ kind: 'unknown', text: ofWallet.message })
  expect(recogniseWalletFailure(new Error('User rejected the request.'))).toEqual({
    kind: 'rejected',
  })
})

test.each([
  [
    'a transaction of too many bytes',
    new SolanaError(SOLANA_ERROR__TRANSACTION__EXCEEDS_SIZE_LIMIT, {
      transactionSize: 1_300,
      transactionSizeLimit: 1_232,
    }),
    { kind: 'too-large' },
  ],
  [
    'a blockhash that no node knows any more',
    new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND),
    { kind: 'expired' },
  ],
  [
    'a block height that has passed',
    new SolanaError(SOLANA_ERROR__BLOCK_HEIGHT_EXCEEDED, {
      currentBlockHeight: 10n,
      lastValidBlockHeight: 9n,
    }),
    { kind: 'expired' },
  ],
  [
    'a program’s own refusal',
    new SolanaError(SOLANA_ERROR__INSTRUCTION_ERROR__CUSTOM, { code: 7_005, index: 2 }),
    { kind: 'refused', reason: 7_005, instruction: 2 },
  ],
  [
    'a node that does not answer',
    new SolanaError(SOLANA_ERROR__RPC__TRANSPORT_HTTP_ERROR, {
      headers: new Headers(),
      message: 'Bad Gateway',
      statusCode: 502,
    }),
    { kind: 'unreachable' },
  ],
  [
    'a node that says that it is ill',
    new SolanaError(SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY, { numSlotsBehind: 40 }),
    { kind: 'unreachable' },
  ],
] as const)('%s is told as what it is, also below another error', (_, error, failure) => {
  expect(recogniseSolanaFailure(error)).toEqual(failure)
  expect(recogniseSolanaFailure(new Error('The node refused.', { cause: error }))).toEqual(failure)
})

test('an error of ours keeps its reason, and what nobody knows keeps its words', () => {
  const failure = { kind: 'insufficient', neededLamports: 5n, balanceLamports: 1n } as const
  expect(recogniseSolanaFailure(new SolanaFlowError(failure))).toBe(failure)
  const strange = new SolanaError(SOLANA_ERROR__JSON_RPC__PARSE_ERROR, { __serverMessage: 'what?' })
  const answer = { kind: 'unknown', text: strange.message, isOfNode: true }
  expect(recogniseSolanaFailure(strange)).toEqual(answer)
  expect(recogniseSolanaFailure('no error at all')).toEqual({
    kind: 'unknown',
    text: 'no error at all',
  })
})

test('a no in the wallet is told by its number or by its words', () => {
  const numbered = Object.assign(new Error('4001'), { code: 4_001 })
  expect(recogniseWalletFailure(numbered)).toEqual({ kind: 'rejected' })
  expect(recogniseSolanaFailure(numbered)).toEqual({ kind: 'rejected' })
  for (const words of ['Transaction cancelled', 'The user declined', 'Approval Denied'])
    expect(recogniseWalletFailure(new Error(words))).toEqual({ kind: 'rejected' })
  expect(recogniseWalletFailure('closed')).toEqual({ kind: 'unknown', text: 'closed' })
})

test('a blockhash that a node does not find means that the transaction never comes about', () => {
  expect(describeTransactionError('BlockhashNotFound')).toEqual({ kind: 'expired' })
})
