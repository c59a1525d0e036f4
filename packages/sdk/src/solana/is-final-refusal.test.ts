import {
  SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE,
  SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
  SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED,
  SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND,
  SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE,
  SolanaError,
} from '@solana/kit'
import { expect, test } from 'vitest'
import { isFinalRefusal } from './is-final-refusal.ts'

const preflight = (cause?: unknown) =>
  new SolanaError(SOLANA_ERROR__JSON_RPC__SERVER_ERROR_SEND_TRANSACTION_PREFLIGHT_FAILURE, {
    accounts: null,
    logs: null,
    cause,
  } as never)

test.each([
  ['an answer that is no JSON', new SyntaxError('Unexpected token <')],
  ['no answer', new TypeError('fetch failed')],
  ['an internal error', new SolanaError(SOLANA_ERROR__JSON_RPC__INTERNAL_ERROR, {} as never)],
  [
    'a node that is behind',
    new SolanaError(SOLANA_ERROR__JSON_RPC__SERVER_ERROR_NODE_UNHEALTHY, {} as never),
  ],
  [
    'a preflight that finds it there already',
    preflight(new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__ALREADY_PROCESSED)),
  ],
  ['a preflight without a reason', preflight()],
  [
    'a preflight that does not know the blockhash, as nodes that are behind do not',
    preflight(new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__BLOCKHASH_NOT_FOUND)),
  ],
])('%s says nothing of what was sent', (_, error) => {
  expect(isFinalRefusal(error)).toBe(false)
})

test.each([
  [
    'a preflight with a reason',
    preflight(new SolanaError(SOLANA_ERROR__TRANSACTION_ERROR__INSUFFICIENT_FUNDS_FOR_FEE)),
  ],
  [
    'a wrong signature',
    new SolanaError(
      SOLANA_ERROR__JSON_RPC__SERVER_ERROR_TRANSACTION_SIGNATURE_VERIFICATION_FAILURE,
      {} as never,
    ),
  ],
])('%s is final', (_, error) => {
  expect(isFinalRefusal(error)).toBe(true)
})
