import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getEvmChain } from '@slipway/chains'
import { privateKeyToAccount } from 'viem/accounts'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeVerifyWallet } from './verify-wallet.ts'

const wallet = privateKeyToAccount(`0x${'45'.repeat(32)}`)
const contract = '0x00000000000000000000000000000000000000c1'
const message = 'a text of this site'

describe('who signed for a wallet', () => {
  const node = { answer: '0x01', calls: 0 }
  const server = createServer(async (request, response) => {
    let text = ''
    for await (const chunk of request) text += String(chunk)
    const { id } = JSON.parse(text) as { id: number }
    node.calls++
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: node.answer }))
  })
  let verify: ReturnType<typeof makeVerifyWallet>

  beforeAll(async () => {
    server.listen(0, '127.0.0.1')
    await once(server, 'listening')
    const { port } = server.address() as AddressInfo
    const chain = { ...getEvmChain(56), rpcUrls: [`http://127.0.0.1:${port}`] }
    verify = makeVerifyWallet([chain])
  })
  afterAll(() => server.close())

  const signed = async (change: object = {}) => ({
    message,
    signature: await wallet.signMessage({ message }),
    address: wallet.address,
    chainId: 56,
    ...change,
  })

  it('is its own key, without a node being asked', async () => {
    node.calls = 0
    expect(await verify(await signed())).toBe('key')
    expect(node.calls).toBe(0)
  })

  it('is its contract where the network says so, and nobody where it does not', async () => {
    node.answer = '0x01'
    expect(await verify(await signed({ address: contract }))).toBe('contract')
    node.answer = '0x00'
    expect(await verify(await signed({ address: contract }))).toBeUndefined()
  })

  it('is nobody on a network that this server does not know', async () => {
    node.answer = '0x01'
    expect(await verify(await signed({ chainId: 4_242 }))).toBeUndefined()
    expect(await verify(await signed({ chainId: 4_242, address: contract }))).toBeUndefined()
  })
})
