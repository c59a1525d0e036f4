import { describe, expect, test } from 'vitest'
import { createFlowWallet, WalletAnswerInvalid } from './create-flow-wallet.ts'

const account = '0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266'
const to = '0x00000000000000000000000000000000000000AA'
const transaction = { to, data: '0x01', valueWei: 255n } as const

/** A provider that answers what it is told to, and remembers what it was asked. */
function provider(answers: Record<string, unknown>) {
  const asked: { method: string; params?: unknown }[] = []
  const wallet = createFlowWallet(async (args) => {
    asked.push(args)
    const answer = answers[args.method]
    if (answer instanceof Error) throw answer
    return answer
  })
  return { wallet, asked }
}

describe('createFlowWallet', () => {
  test('sends a transaction for its network, and leaves gas and nonce to the wallet', async () => {
    const { wallet, asked } = provider({ eth_sendTransaction: '0xabcd', eth_chainId: '0x38' })
    expect(await wallet.getChainId()).toBe(56)
    expect(await wallet.sendTransaction(account, transaction, 56)).toBe('0xabcd')
    expect(asked[1]?.params).toEqual([
      { from: account, to, data: '0x01', value: '0xff', chainId: '0x38' },
    ])
  })

  test('passes a rejection through as it is', async () => {
    const rejection = Object.assign(new Error('User rejected'), { code: 4001 })
    const { wallet } = provider({ eth_sendTransaction: rejection })
    await expect(wallet.sendTransaction(account, transaction, 56)).rejects.toBe(rejection)
  })

  test.each([
    [{ '0x38': { atomic: { status: 'supported' } } }, true],
    [{ '0x38': { atomic: { status: 'ready' } } }, true],
    [{ '0x38': { atomic: { status: 'unsupported' } } }, false],
    [{ '0x1': { atomic: { status: 'supported' } } }, false],
    [{}, false],
    [null, false],
    [new Error('unknown method'), false],
  ])('capabilities %j: batches %s', async (capabilities, canBatch) => {
    const { wallet } = provider({ wallet_getCapabilities: capabilities })
    expect(await wallet.canBatch(account, 56)).toBe(canBatch)
  })

  test('sends a batch that is mined as a whole or not at all', async () => {
    const { wallet, asked } = provider({ wallet_sendCalls: { id: 'b1' } })
    expect(await wallet.sendBatch(account, 56, [transaction, transaction])).toBe('b1')
    const call = { to, data: '0x01', value: '0xff' }
    expect(asked[0]?.params).toEqual([
      {
        version: '2.0.0',
        from: account,
        chainId: '0x38',
        atomicRequired: true,
        calls: [call, call],
      },
    ])
  })

  test.each([
    [100, 'pending'],
    [200, 'confirmed'],
    [400, 'failed'],
    [500, 'failed'],
    [600, 'failed'],
  ])('status %i is %s', async (status, state) => {
    const { wallet } = provider({ wallet_getCallsStatus: { status } })
    expect(await wallet.getBatchStatus('b1')).toEqual({ state, receipts: [] })
  })

  test('reads the receipts of a batch', async () => {
    const receipt = {
      transactionHash: '0x0a',
      blockHash: '0x0b',
      blockNumber: '0x10',
      status: '0x1',
      logs: [],
    }
    const { wallet } = provider({ wallet_getCallsStatus: { status: 200, receipts: [receipt] } })
    expect((await wallet.getBatchStatus('b1')).receipts).toEqual([
      { transactionHash: '0x0a', blockHash: '0x0b', blockNumber: 16n, succeeded: true, logs: [] },
    ])
  })

  test('takes no nonsense for an answer', async () => {
    const { wallet } = provider({
      eth_sendTransaction: null,
      wallet_sendCalls: {},
      wallet_getCallsStatus: {},
    })
    await expect(wallet.sendTransaction(account, transaction, 56)).rejects.toThrow(
      WalletAnswerInvalid,
    )
    await expect(wallet.sendBatch(account, 56, [transaction])).rejects.toThrow(WalletAnswerInvalid)
    await expect(wallet.getBatchStatus('b1')).rejects.toThrow(WalletAnswerInvalid)
  })
})
