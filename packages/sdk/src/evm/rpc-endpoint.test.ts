import { describe, expect, test } from 'vitest'
import { RpcWrongChain } from './errors.ts'
import { createRpcEndpoint, type RpcRequest } from './rpc-endpoint.ts'
import { rpcLimits } from './rpc-limits.ts'

const chainId = 56
const read = { method: 'eth_call', params: [{ to: '0x01', data: '0x' }, 'latest'] }
const rehearsals = ['eth_call', 'eth_estimateGas'].map((method) => ({
  method,
  params: [{ from: '0x02', to: '0x01', data: '0x' }],
}))

function harness() {
  const state = { time: 1_000_000, served: chainId, asked: [] as string[] }
  const send: RpcRequest = async ({ method }) => {
    state.asked.push(method)
    return method === 'eth_chainId' ? state.served : 'answer'
  }
  const endpoint = createRpcEndpoint({ name: 'node', chainId, send, now: () => state.time })
  const checks = () => state.asked.filter((method) => method === 'eth_chainId').length
  return { state, endpoint, checks }
}

describe('createRpcEndpoint', () => {
  test('asks for the network before the first request, and once for requests that start together', async () => {
    const { state, endpoint, checks } = harness()
    await Promise.all([endpoint.request(read), endpoint.request(read)])
    expect(state.asked[0]).toBe('eth_chainId')
    expect(checks()).toBe(1)
  })

  test('takes the word of a node until it is old, then asks again', async () => {
    const { state, endpoint, checks } = harness()
    await endpoint.request(read)
    state.time += rpcLimits.chainCheckMs - 1
    await endpoint.request(read)
    expect(checks()).toBe(1)
    state.time += 1
    await endpoint.request(read)
    expect(checks()).toBe(2)
  })

  test('refuses the answer of a node that serves another network by now, and believes it once it is repaired', async () => {
    const { state, endpoint } = harness()
    await endpoint.request(read)
    state.time += rpcLimits.chainCheckMs
    state.served = 1
    await expect(endpoint.request(read)).rejects.toThrow(RpcWrongChain)
    await expect(endpoint.request(read)).rejects.toThrow(RpcWrongChain)
    state.served = chainId
    expect(await endpoint.request(read)).toBe('answer')
  })

  test.each(rehearsals)('checks the network with every rehearsal: $method', async (rehearsal) => {
    const { state, endpoint } = harness()
    await endpoint.request(read)
    expect(await endpoint.request(rehearsal)).toBe('answer')
    state.served = 1
    await expect(endpoint.request(rehearsal)).rejects.toThrow(RpcWrongChain)
  })
})
