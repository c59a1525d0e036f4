import { presaleAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import {
  encodeErrorResult,
  erc20Abi,
  erc721Abi,
  type Log,
  TransactionNotFoundError,
  TransactionReceiptNotFoundError,
  zeroHash,
} from 'viem'
import { describe, expect, test } from 'vitest'
import { eventLog } from '../../test/event-log.ts'
import { addressOf } from '../../test/typed-locks.ts'
import type { ReadClient } from '../evm/create-read-client.ts'
import { getTransactionOutcome } from './get-transaction-outcome.ts'
import { readEvents } from './read-events.ts'
import { readHash } from './read-hash.ts'

const token = addressOf('70')
const from = addressOf('a1')
const to = addressOf('b2')
const hash = `0x${'ab'.repeat(32)}` as const

describe('events of a receipt', () => {
  test('are named by our ABIs with their arguments in order', () => {
    const [event] = readEvents([
      eventLog(presaleAbi, 'Contributed', { account: from, inviter: to, amount: 5n }, token),
    ])
    expect(event).toMatchObject({ emitter: token, name: 'Contributed' })
    expect(event?.args.slice(0, 3)).toEqual([
      { name: 'account', type: 'address', value: expect.stringMatching(new RegExp(from, 'i')) },
      { name: 'inviter', type: 'address', value: expect.stringMatching(new RegExp(to, 'i')) },
      { name: 'amount', type: 'uint256', value: 5n },
    ])
  })

  test('tell a transfer of a token from one of an NFT, which have one topic', () => {
    const coin = eventLog(erc20Abi, 'Transfer', { from, to, value: 7n }, token)
    const nft = eventLog(erc721Abi, 'Transfer', { from, to, tokenId: 7n }, token)
    const [first, second] = readEvents([coin, nft])
    expect(first?.args.at(-1)?.name).not.toBe('tokenId')
    expect(second?.args.at(-1)).toEqual({ name: 'tokenId', type: 'uint256', value: 7n })
  })

  test('that nobody knows keep their place without a name', () => {
    const foreign = { address: token, topics: [zeroHash], data: '0x' } as unknown as Log
    const broken = { ...eventLog(tokenFactoryAbi, 'TemplateSet', {}, token), data: '0x' } as Log
    expect(readEvents([foreign, broken])).toEqual([
      { index: 0, emitter: token, args: [] },
      { index: 1, emitter: token, args: [] },
    ])
  })
})

const sent = { hash, from, to, value: 3n, nonce: 1, input: '0x', gas: 100n }
const mined = {
  blockNumber: 9n,
  gasUsed: 40n,
  effectiveGasPrice: 2n,
  contractAddress: null,
  logs: [],
}

function clientOf(parts: {
  transaction?: unknown
  receipt?: unknown
  call?: () => Promise<unknown>
}): ReadClient {
  const client = {
    getTransaction: async () => {
      if (!parts.transaction) throw new TransactionNotFoundError({ hash })
      return parts.transaction
    },
    getTransactionReceipt: async () => {
      if (!parts.receipt) throw new TransactionReceiptNotFoundError({ hash })
      return parts.receipt
    },
    getBlock: async () => ({ timestamp: 1_000n }),
    call: parts.call,
  }
  return client as unknown as ReadClient
}

describe('a transaction', () => {
  test('that no node knows is unknown; one without a receipt is pending', async () => {
    expect(await getTransactionOutcome(clientOf({}), hash)).toEqual({ state: 'unknown' })
    const pending = await getTransactionOutcome(clientOf({ transaction: sent }), hash)
    expect(pending).toMatchObject({ state: 'pending', facts: { hash, valueWei: 3n } })
  })

  test('that succeeded says its moment and what it cost', async () => {
    const receipt = { ...mined, status: 'success' }
    expect(await getTransactionOutcome(clientOf({ transaction: sent, receipt }), hash)).toEqual({
      state: 'done',
      facts: { hash, from, to, valueWei: 3n, nonce: 1 },
      blockNumber: 9n,
      minedAt: 1_000,
      gasUsed: 40n,
      feeWei: 80n,
      createdContract: null,
      events: [],
    })
  })

  test('that failed says why, as the node says it one block before', async () => {
    const data = encodeErrorResult({
      abi: [{ type: 'error', name: 'Error', inputs: [{ name: 'reason', type: 'string' }] }],
      errorName: 'Error',
      args: ['no wind'],
    })
    const asked: unknown[] = []
    const call = async (query?: unknown) => {
      asked.push(query)
      throw Object.assign(new Error('execution reverted'), { data })
    }
    const receipt = { ...mined, status: 'reverted' }
    const outcome = await getTransactionOutcome(
      clientOf({ transaction: sent, receipt, call }),
      hash,
    )
    expect(outcome).toMatchObject({
      state: 'failed',
      isOutOfGas: false,
      failure: { kind: 'contract', name: 'Contract_Reverted', args: { reason: 'no wind' } },
    })
    expect(asked).toMatchObject([{ blockNumber: 8n, gas: 100n }])
  })

  test('that used all its gas says so, and one that would go through has no reason', async () => {
    const receipt = { ...mined, gasUsed: 100n, status: 'reverted' }
    const call = async () => ({})
    const outcome = await getTransactionOutcome(
      clientOf({ transaction: sent, receipt, call }),
      hash,
    )
    expect(outcome).toMatchObject({ state: 'failed', isOutOfGas: true, failure: undefined })
  })
})

test('a hash is 32 bytes in hexadecimal, in any case, and nothing else', () => {
  expect(readHash(` ${hash.toUpperCase().replace('0X', '0x')} `)).toBe(hash)
  for (const text of ['', '0x12', `${hash}0`, hash.slice(2), 7, undefined])
    expect(readHash(text)).toBeUndefined()
})
