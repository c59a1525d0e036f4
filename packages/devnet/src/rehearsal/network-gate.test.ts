import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getEvmChain } from '@slipway/chains'
import type { Hex } from 'viem'
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createNetworkGate, type GateRefusal } from './network-gate.ts'
import { describeNetworkRules } from './network-rules.ts'

const asked: { method: string; params: unknown[] }[] = []
const server = createServer((request, response) => {
  let text = ''
  request.on('data', (part) => {
    text += part
  })
  request.on('end', () => {
    const call = JSON.parse(text)
    asked.push(call)
    const result = call.method === 'eth_getBlockByNumber' ? { number: '0x5' } : '0x7'
    response.end(JSON.stringify({ id: 1, result }))
  })
})
let nodeUrl: string

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  nodeUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => server.close())

function gateOf(shortname: string) {
  const chain = getEvmChain(shortname)
  return createNetworkGate({ chain, rules: describeNetworkRules(chain), nodeUrl })
}

function sign(type: 'legacy' | 'eip1559', gas: bigint): Promise<Hex> {
  const account = privateKeyToAccount(generatePrivateKey())
  const fees = type === 'legacy' ? { gasPrice: 1n } : { maxFeePerGas: 1n, maxPriorityFeePerGas: 1n }
  return account.signTransaction({ type, chainId: 1, nonce: 0, gas, ...fees } as never)
}

test.each(['anvil_setBalance', 'evm_mine', 'eth_sendTransaction', 'eth_fillTransaction'])(
  '%s is a power that no public node gives',
  async (method) => {
    await expect(gateOf('bsc').answer(method, [])).rejects.toMatchObject({ rpcCode: -32_601 })
  },
)

test('it does not say that it is a development node', async () => {
  expect(await gateOf('bsc').answer('web3_clientVersion', [])).toBe('bsc-node/v1.0.0')
})

test('a network without a fee market refuses the second kind of transaction', async () => {
  const raw = await sign('eip1559', 21_000n)
  await expect(gateOf('okc').answer('eth_sendRawTransaction', [raw])).rejects.toThrow('type')
  await expect(gateOf('bsc').answer('eth_sendRawTransaction', [raw])).resolves.toBe('0x7')
})

test('a network refuses a transaction above its cap, and counts those that it takes', async () => {
  const gate = gateOf('eth')
  const [above, at] = await Promise.all([
    sign('eip1559', 2n ** 24n + 1n),
    sign('eip1559', 2n ** 24n),
  ])
  const refusal: GateRefusal = await gate.answer('eth_sendRawTransaction', [above]).then(
    () => expect.unreachable(),
    (error) => error,
  )
  expect(refusal.message).toContain('cap')
  await gate.answer('eth_sendRawTransaction', [at])
  expect(gate.sent).toEqual([{ hash: '0x7', gasLimit: 2n ** 24n }])
})

test('the sender learns of a transaction only after the one who watches', async () => {
  const gate = gateOf('bsc')
  const order: string[] = []
  gate.onSent = (count) => void order.push(`watched ${count}`)
  await gate.answer('eth_sendRawTransaction', [await sign('legacy', 21_000n)])
  order.push('answered')
  expect(order).toEqual(['watched 1', 'answered'])
})

test('a layer counts its own blocks, and has forgotten those before', async () => {
  const { heightAbove } = describeNetworkRules(getEvmChain('arb'))
  const gate = gateOf('arb')
  const height = (number: bigint): Hex => `0x${(number + heightAbove).toString(16)}`
  expect(await gate.answer('eth_blockNumber', [])).toBe(height(7n))
  expect(await gate.answer('eth_getBlockByNumber', ['latest', false])).toEqual({
    number: height(5n),
  })
  await gate.answer('eth_getCode', ['0x1', height(3n)])
  expect(asked.at(-1)?.params).toEqual(['0x1', '0x3'])
  await expect(gate.answer('eth_getCode', ['0x1', '0x10'])).rejects.toThrow('missing trie node')
})
