import { generateKeyPairSync, sign } from 'node:crypto'
import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getChain, getEvmChain } from '@slipway/chains'
import { getAddressDecoder } from '@solana/kit'
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
    verify = makeVerifyWallet([chain, getChain('sol')])
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

  it('is no contract that only says back what it was asked', async () => {
    const asked = { signature: '0x', address: contract } as const
    const selector = '1626ba7e'
    node.answer = `0x${selector}${'00'.repeat(28)}`
    expect(await verify(await signed(asked))).toBe('contract')
    // The question begins with the same four bytes as a yes; the contract at 0x…04 answers with the question.
    node.answer = `0x${selector}${'ab'.repeat(28)}${'00'.repeat(64)}`
    expect(await verify(await signed(asked))).toBeUndefined()
  })

  it('is the key that an address of Solana is, on a cluster alone', async () => {
    const { privateKey, publicKey } = generateKeyPairSync('ed25519')
    const ofSolana = {
      message,
      signature: `0x${sign(null, Buffer.from(message), privateKey).toString('hex')}`,
      address: getAddressDecoder().decode(
        publicKey.export({ format: 'der', type: 'spki' }).subarray(-32),
      ),
      chainId: 900,
    } as const
    node.calls = 0
    expect(await verify(ofSolana)).toBe('key')
    expect(await verify({ ...ofSolana, message: 'another text' })).toBeUndefined()
    expect(await verify({ ...ofSolana, chainId: 901 })).toBeUndefined()
    expect(await verify(await signed({ chainId: 900 }))).toBeUndefined()
    expect(node.calls).toBe(0)
  })

  it('is nobody on a network that this server does not know', async () => {
    node.answer = '0x01'
    expect(await verify(await signed({ chainId: 4_242 }))).toBeUndefined()
    expect(await verify(await signed({ chainId: 4_242, address: contract }))).toBeUndefined()
  })
})
