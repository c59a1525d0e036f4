import { describe, expect, test } from 'vitest'
import { RpcTimeout, RpcUnavailable, RpcWrongChain } from './errors.ts'
import { createRankedRequest } from './ranked-request.ts'
import { createRpcEndpoint, type RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'

const chainId = 56
const read = { method: 'eth_blockNumber' }

function harness() {
  let time = 0
  const asked: string[] = []
  const clock = { now: () => time }
  function node(name: string, answer: () => unknown, latencyMs = 10, servedChain = chainId) {
    const send: RpcRequest = async ({ method }) => {
      if (method === 'eth_chainId') return `0x${servedChain.toString(16)}`
      asked.push(name)
      time += latencyMs
      return answer()
    }
    return createRpcEndpoint({ name, chainId, send, ...clock })
  }
  return {
    asked,
    node,
    clock,
    wait: (milliseconds: number) => {
      time += milliseconds
    },
  }
}

const down = () => {
  throw Object.assign(new Error('fetch failed'), { name: 'HttpRequestError' })
}
const silent = () => {
  throw Object.assign(new Error('The request took too long to respond.'), { name: 'TimeoutError' })
}
const reverted = () => {
  throw { code: 3, message: 'execution reverted', data: '0xdeadbeef' }
}

describe('createRankedRequest', () => {
  test('takes the given order among healthy, fast nodes', async () => {
    const { node, asked, clock } = harness()
    const endpoints = [node('b', () => 1, 300), node('a', () => 2, 5)]
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    for (let round = 0; round < 5; round++) await request(read)
    expect(asked).toEqual(['b', 'b', 'b', 'b', 'b'])
  })

  test('moves slow nodes behind fast ones', async () => {
    const { node, asked, clock } = harness()
    const endpoints = [node('slow', () => 1, 2_000), node('fast', () => 2, 50)]
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    for (let round = 0; round < 3; round++) await request(read)
    expect(asked).toEqual(['slow', 'fast', 'fast'])
  })

  test('answers through the next node when one is down', async () => {
    const { node, asked, clock } = harness()
    const endpoints = [node('dead', down), node('alive', () => 7)]
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    expect(await request(read)).toBe(7)
    expect(asked).toEqual(['dead', 'alive'])
  })

  test('leaves a node alone after a row of failures, tries it once after its rest, and longer each time', async () => {
    const { node, asked, clock, wait } = harness()
    let isDown = true
    const endpoints = [node('first', () => (isDown ? down() : 1)), node('second', silent)]
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    const ask = () => request(read).catch(() => 'failed')
    for (let round = 0; round < rpcLimits.failuresToOpen; round++) await ask()
    const [first, second] = endpoints
    expect(first?.health.isAvailable()).toBe(false)
    expect(second?.health.isAvailable()).toBe(false)
    asked.length = 0
    wait(rpcLimits.openMs)
    await ask()
    expect(new Set(asked)).toEqual(new Set(['first', 'second']))
    expect(first?.health.restsUntil()).toBeGreaterThan(clock.now() + rpcLimits.openMs)
    isDown = false
    // All rest, yet a read is still tried: whoever comes back is found at once.
    expect(await ask()).toBe(1)
    expect(first?.health.rank()).toBe(0)
  })

  test('refuses a node of another network and believes nothing it says', async () => {
    const { node, asked, clock } = harness()
    const liar = node('liar', () => 'lie', 1, 1)
    const request = createRankedRequest({
      chainId,
      endpoints: [liar, node('honest', () => 'truth')],
      ...clock,
    })
    expect(await request(read)).toBe('truth')
    expect(asked).toEqual(['honest'])
    expect(liar.health.isAvailable()).toBe(false)
  })

  test('names the wrong network when no other node is left', async () => {
    const { node, clock } = harness()
    const request = createRankedRequest({
      chainId,
      endpoints: [node('liar', () => 1, 1, 1)],
      ...clock,
    })
    await expect(request(read)).rejects.toThrow(RpcWrongChain)
  })

  test('takes a revert as the answer, asking no second node', async () => {
    const { node, asked, clock } = harness()
    const endpoints = [node('a', reverted), node('b', () => 1)]
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    await expect(request(read)).rejects.toMatchObject({ data: '0xdeadbeef' })
    expect(asked).toEqual(['a'])
    expect(endpoints[0]?.health.rank()).toBe(0)
  })

  test.each([
    ['a limit', { code: -32005, message: 'limit exceeded' }],
    ['an internal error', { code: -32603, message: 'internal error' }],
    ['a missing method', { code: -32601, message: 'method not found' }],
    ['garbage', new SyntaxError('Unexpected token <')],
  ])('asks the next node after %s', async (_case, fault) => {
    const { node, clock } = harness()
    const faulty = node('a', () => {
      throw fault
    })
    const request = createRankedRequest({
      chainId,
      endpoints: [faulty, node('b', () => 2)],
      ...clock,
    })
    expect(await request(read)).toBe(2)
  })

  test.each([
    ['a rejection', { code: 4001, message: 'User rejected' }],
    ['a nonce', { code: -32000, message: 'nonce too low' }],
    ['code that breaks', { code: -32603, message: 'EVM error OpcodeNotFound' }],
    ['no money', { code: -32000, message: 'insufficient funds' }],
    ['bad parameters', { code: -32602, message: 'invalid params' }],
  ])('asks nobody else after %s', async (_case, fault) => {
    const { node, asked, clock } = harness()
    const first = node('a', () => {
      throw fault
    })
    const request = createRankedRequest({
      chainId,
      endpoints: [first, node('b', () => 2)],
      ...clock,
    })
    await expect(request(read)).rejects.toBe(fault)
    expect(asked).toEqual(['a'])
  })

  test('says whether nodes were silent or down', async () => {
    const { node, clock } = harness()
    const quiet = createRankedRequest({ chainId, endpoints: [node('a', silent)], ...clock })
    await expect(quiet(read)).rejects.toThrow(RpcTimeout)
    const mixed = createRankedRequest({
      chainId,
      endpoints: [node('a', silent), node('b', down)],
      ...clock,
    })
    await expect(mixed(read)).rejects.toThrow(RpcUnavailable)
    const none = createRankedRequest({ chainId, endpoints: [], ...clock })
    await expect(none(read)).rejects.toThrow(RpcUnavailable)
  })

  test('gives up after the total time, however many nodes are left', async () => {
    const { node, asked, clock } = harness()
    const endpoints = ['a', 'b', 'c', 'd', 'e', 'f'].map((name) =>
      node(name, silent, rpcLimits.requestTimeoutMs),
    )
    const request = createRankedRequest({ chainId, endpoints, ...clock })
    await expect(request(read)).rejects.toThrow(RpcTimeout)
    expect(asked).toHaveLength(rpcLimits.totalTimeoutMs / rpcLimits.requestTimeoutMs)
  })

  test('asks the wallet first, and the nodes for what it leaves to them', async () => {
    const { node, asked, clock } = harness()
    const waited: string[] = []
    let answer: { result: unknown } | undefined = { result: 'wallet' }
    const wallet = { ask: async () => answer, waitForBlock: () => void waited.push('block') }
    const request = createRankedRequest({
      chainId,
      endpoints: [node('public', () => 'public')],
      wallet,
      ...clock,
    })
    expect(await request(read)).toBe('wallet')
    expect(asked).toEqual([])
    answer = undefined
    expect(await request(read)).toBe('public')
    expect(waited).toEqual([])
  })

  test('makes the wallet wait for the block of a receipt', async () => {
    const { node, clock } = harness()
    const waited: string[] = []
    const wallet = { ask: async () => undefined, waitForBlock: () => void waited.push('block') }
    let receipt: unknown = null
    const request = createRankedRequest({
      chainId,
      endpoints: [node('public', () => receipt)],
      wallet,
      ...clock,
    })
    const asking = { method: 'eth_getTransactionReceipt', params: ['0x01'] }
    await request(asking)
    expect(waited).toEqual([])
    receipt = { status: '0x1' }
    expect(await request(asking)).toBe(receipt)
    expect(waited).toEqual(['block'])
  })
})
