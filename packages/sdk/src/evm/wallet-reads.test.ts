import { setTimeout as sleep } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'
import { createWalletReads, type WalletReader } from './wallet-reads.ts'

const chainId = 56
const read = { method: 'eth_getBalance', params: ['0x01', 'latest'] }
const answered = (result: unknown) => ({ result })

beforeEach(() => {
  vi.useFakeTimers()
})

afterEach(() => {
  vi.useRealTimers()
})

/** A wallet whose network, answers and presence a test decides. */
function wallet(answer: () => unknown = () => 'wallet') {
  const listeners = new Map<string, Set<() => void>>()
  const state = { chain: chainId, isConnected: true, answer, asked: [] as string[] }
  const request: RpcRequest = async ({ method }) => {
    if (method === 'eth_chainId') return `0x${state.chain.toString(16)}`
    state.asked.push(method)
    return state.answer()
  }
  const reader: WalletReader = {
    request,
    on: (event, listener) =>
      void listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    removeListener: (event, listener) => void listeners.get(event)?.delete(listener),
  }
  return {
    state,
    listeners,
    tell: (event: string) => {
      for (const listener of listeners.get(event) ?? []) listener()
    },
    reads: createWalletReads({ chainId, wallet: () => (state.isConnected ? reader : undefined) }),
  }
}

const forever = () => new Promise(() => undefined)

test('a connected wallet on this network answers', async () => {
  const { reads, state } = wallet()
  expect(await reads.ask(read)).toEqual(answered('wallet'))
  expect(state.asked).toEqual(['eth_getBalance'])
})

test('an answer may be nothing at all', async () => {
  const { reads } = wallet(() => null)
  expect(await reads.ask(read)).toEqual(answered(null))
})

test('a rehearsal never reaches the wallet', async () => {
  const { reads, state } = wallet()
  const rehearsal = { method: 'eth_call', params: [{ from: '0x01', to: '0x02' }, 'latest'] }
  expect(await reads.ask(rehearsal)).toBeUndefined()
  expect(state.asked).toEqual([])
})

test('a wallet that is not connected is not asked, and asked at once when it is', async () => {
  const { reads, state } = wallet()
  state.isConnected = false
  expect(await reads.ask(read)).toBeUndefined()
  expect(state.asked).toEqual([])
  state.isConnected = true
  expect(await reads.ask(read)).toEqual(answered('wallet'))
})

test('the answer of a wallet on another network is void; back on this one it answers at once', async () => {
  const { reads, state, tell } = wallet()
  state.chain = 1
  expect(await reads.ask(read)).toBeUndefined()
  state.chain = chainId
  expect(await reads.ask(read)).toBeUndefined()
  tell('chainChanged')
  expect(await reads.ask(read)).toEqual(answered('wallet'))
})

test.each(['chainChanged', 'disconnect'])(
  '%s makes the answers void that are under way, without waiting for them',
  async (event) => {
    const { reads, tell } = wallet(forever)
    const asked = reads.ask(read)
    tell(event)
    expect(await asked).toBeUndefined()
  },
)

test('an answer that comes after the wallet was disconnected is void', async () => {
  const late = Promise.withResolvers<unknown>()
  const { reads, state } = wallet(() => late.promise)
  const asked = reads.ask(read)
  state.isConnected = false
  late.resolve('wallet')
  expect(await asked).toBeUndefined()
})

test('a wallet that is gone is no longer listened to', async () => {
  const { reads, state, listeners } = wallet()
  await reads.ask(read)
  expect(listeners.get('chainChanged')?.size).toBe(1)
  state.isConnected = false
  await reads.ask(read)
  expect(listeners.get('chainChanged')?.size).toBe(0)
  expect(listeners.get('disconnect')?.size).toBe(0)
})

test('a wallet that hangs is waited for as long as a node, then left alone', async () => {
  const { reads, state } = wallet(forever)
  const asked = reads.ask(read)
  await vi.advanceTimersByTimeAsync(rpcLimits.requestTimeoutMs)
  expect(await asked).toBeUndefined()
  state.answer = () => 'wallet'
  expect(await reads.ask(read)).toBeUndefined()
  expect(state.asked).toHaveLength(1)
  await vi.advanceTimersByTimeAsync(rpcLimits.openMs)
  expect(await reads.ask(read)).toEqual(answered('wallet'))
})

test('reads that fail together are one failure, and each further one doubles the rest', async () => {
  const { reads, state } = wallet(() => {
    throw { code: -32603, message: 'internal error' }
  })
  expect(await Promise.all([reads.ask(read), reads.ask(read), reads.ask(read)])).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await vi.advanceTimersByTimeAsync(rpcLimits.openMs)
  await reads.ask(read)
  expect(state.asked).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(rpcLimits.openMs)
  await reads.ask(read)
  expect(state.asked).toHaveLength(4)
  await vi.advanceTimersByTimeAsync(rpcLimits.openMs)
  await reads.ask(read)
  expect(state.asked).toHaveLength(5)
})

test.each([
  ['a refusal', { code: 4001, message: 'User rejected' }],
  ['no permission', { code: 4100, message: 'Unauthorized' }],
  ['a method that it does not have', { code: 4200, message: 'Unsupported method' }],
  ['a lost network', { code: 4900, message: 'Disconnected' }],
  ['a limit', { code: -32005, message: 'limit exceeded' }],
  ['bad parameters', { code: -32602, message: 'invalid params' }],
])('leaves %s to the nodes', async (_case, fault) => {
  const { reads, state } = wallet(() => {
    throw fault
  })
  expect(await reads.ask(read)).toBeUndefined()
  expect(await reads.ask(read)).toBeUndefined()
  expect(state.asked).toHaveLength(1)
})

test('a revert is an answer, and no failure', async () => {
  const { reads, state } = wallet(() => {
    throw { code: 3, message: 'execution reverted', data: '0xdeadbeef' }
  })
  await expect(reads.ask(read)).rejects.toMatchObject({ data: '0xdeadbeef' })
  state.answer = () => 'wallet'
  expect(await reads.ask(read)).toEqual(answered('wallet'))
})

test('after a receipt the wallet is left alone until it has seen the block', async () => {
  const { reads } = wallet()
  reads.waitForBlock()
  expect(await reads.ask(read)).toBeUndefined()
  await vi.advanceTimersByTimeAsync(rpcLimits.walletAfterReceiptMs)
  expect(await reads.ask(read)).toEqual(answered('wallet'))
})

test('a provider without events answers too', async () => {
  const request: RpcRequest = async ({ method }) => (method === 'eth_chainId' ? 56 : 'plain')
  const plain = { request }
  const reads = createWalletReads({ chainId, wallet: () => plain })
  expect(await reads.ask(read)).toEqual(answered('plain'))
})

test('keeps nothing of an answer while the wallet stays connected', async () => {
  vi.useRealTimers()
  const { reads, tell, state } = wallet(() => ({ answer: 'large' }))
  const heard = async () => new WeakRef((await reads.ask(read))?.result as object)
  const answer = await heard()
  setFlagsFromString('--expose-gc')
  const collect: () => void = runInNewContext('gc')
  setFlagsFromString('--no-expose-gc')
  await sleep(0)
  collect()
  expect(answer.deref()).toBeUndefined()
  state.answer = forever
  const cut = reads.ask(read)
  tell('disconnect')
  expect(await cut).toBeUndefined()
})
