import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient } from '@slipway/deployer/steps/deploy-client'
import { createReadClient, type ReadClient } from '@slipway/sdk/evm/create-read-client'
import { getTokenPools } from '@slipway/sdk/liquidity/get-token-pools'
import { getTradeRehearsal } from '@slipway/sdk/liquidity/get-trade-rehearsal'
import { getCodeFacts } from '@slipway/sdk/token/safety/get-code-facts'
import { getLiquidityHoldings } from '@slipway/sdk/token/safety/get-liquidity-holdings'
import { type Address, type Hex, toFunctionSelector } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../src/chain/start-chain.ts'
import { deployVenue, type LocalVenue } from '../src/venue/deploy-venue.ts'

const owner = getDevelopmentAccount(0)
let node: LocalChain
let chain: EvmChainDefinition
let client: ReadClient
let venue: LocalVenue

beforeAll(async () => {
  const local = getEvmChain('local')
  node = await startChain({ chainId: local.chainId, port: 18_688 })
  chain = { ...local, rpcUrls: [node.rpcUrl] }
  client = createReadClient(chain)
  venue = await deployVenue({
    client: createDeployClient({ chain, account: owner, rpcUrl: node.rpcUrl }),
  })
})

afterAll(() => node.stop())

function quoteToken(): Address {
  const [token] = venue.quoteTokens
  if (!token) throw new Error('the venue has no quote token')
  return token.address
}

test('finds the pool, and whose hands its liquidity is in', async () => {
  const token = quoteToken()
  const [pool] = await getTokenPools(client, chain, token)
  expect(pool).toMatchObject({
    venue: 'Uniswap V2',
    router: { address: venue.router, language: 'v2' },
  })
  expect(pool?.quote.isWrappedNative).toBe(true)
  if (!pool) return
  const held = await getLiquidityHoldings(client, {
    token,
    pool,
    locker: undefined,
    nftLocker: undefined,
    insiders: [owner.address, owner.address.toLowerCase() as Address],
  })
  // The pool's first thousand units are burned by the exchange itself; the rest is the owner's, counted once.
  expect(held.burned).toBe(1_000n)
  expect(held.owner + held.burned).toBe(held.lpSupply)
})

test('a token without a pool has none', async () => {
  expect(await getTokenPools(client, chain, owner.address)).toEqual([])
})

test('buys, passes on and sells a real token on its real pool, and nothing changes', async () => {
  const token = quoteToken()
  const [pool] = await getTokenPools(client, chain, token)
  const query = { token, pool, wrappedNative: chain.wrappedNative }
  const rehearsal = await getTradeRehearsal(client, query)
  expect(rehearsal).toMatchObject({
    state: 'done',
    buy: { ok: true, taxBps: 0 },
    transfer: { ok: true, taxBps: 0 },
    sell: { ok: true, taxBps: 0 },
  })
  // Two exchange fees of 0.3 % and a price that hardly moved.
  const loss = rehearsal.state === 'done' ? rehearsal.roundTripLossBps : undefined
  expect(loss).toBeGreaterThanOrEqual(55)
  expect(loss).toBeLessThanOrEqual(75)
  expect(await getTokenPools(client, chain, token)).toEqual([pool])
})

test('recognises the template by its code, and its owner', async () => {
  const facts = await getCodeFacts(client, quoteToken())
  expect(facts).toMatchObject({ template: 'StandardToken', owner: owner.address })
  expect(facts?.proxy).toBeUndefined()
  expect(await getCodeFacts(client, owner.address)).toBeUndefined()
})

/**
 * A node in front of the real one that cannot simulate transactions, and forgets or refuses the third parameter of
 * `eth_call` or takes no gas price with it, as old ones do.
 */
function startOldNode(drop: 'forget' | 'refuse' | 'prices' | undefined): Promise<Server> {
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk as Buffer)
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as {
      id: number
      method: string
      params?: unknown[]
    }
    const isOverridden = asked.method === 'eth_call' && (asked.params?.length ?? 0) > 2
    response.setHeader('content-type', 'application/json')
    if (asked.method === 'eth_simulateV1') {
      const error = { code: -32_601, message: 'the method eth_simulateV1 does not exist' }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error }))
      return
    }
    const isPriced = isOverridden && JSON.stringify(asked.params?.[0]).includes('gasPrice')
    if (isOverridden && (drop === 'refuse' || (drop === 'prices' && isPriced))) {
      const error = { code: -32_602, message: 'invalid argument' }
      response.end(JSON.stringify({ jsonrpc: '2.0', id: asked.id, error }))
      return
    }
    if (isOverridden && drop === 'forget') asked.params = asked.params?.slice(0, 2)
    const answer = await fetch(node.rpcUrl, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(asked),
    })
    response.end(await answer.text())
  })
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)))
}

async function rehearseThrough(drop: Parameters<typeof startOldNode>[0]) {
  const server = await startOldNode(drop)
  const { port } = server.address() as AddressInfo
  const { multicall3: _, ...plain } = chain
  const old = { ...plain, rpcUrls: [`http://127.0.0.1:${port}`] }
  const oldClient = createReadClient(old)
  const token = quoteToken()
  const [pool] = await getTokenPools(oldClient, old, token)
  const query = { token, pool, wrappedNative: chain.wrappedNative }
  const rehearsal = await getTradeRehearsal(oldClient, query)
  server.close()
  return rehearsal
}

test.each(['forget', 'refuse'] as const)(
  'a node that would %s the override is said to be unable, not the token to be bad',
  async (drop) => {
    expect(await rehearseThrough(drop)).toEqual({ state: 'unsupported' })
  },
)

test.each([
  [undefined, true],
  ['prices', false],
] as const)(
  'a node that cannot simulate wallets rehearses as a contract, and it is said (%s)',
  async (drop, isPaid) => {
    const rehearsal = await rehearseThrough(drop)
    if (rehearsal.state !== 'done') throw new Error(rehearsal.state)
    expect(rehearsal).toMatchObject({ sell: { ok: true, taxBps: 0 }, laterSell: undefined })
    expect(rehearsal.traders.map(({ kind }) => kind)).toEqual(['contract', 'contract'])
    for (const { gasPriceWei } of rehearsal.traders) expect(gasPriceWei > 0n).toBe(isPaid)
  },
)

test('a dispatch table is read from real code', async () => {
  const { readCodePowers } = await import('@slipway/sdk/token/safety/read-code-powers')
  const code = (await client.getCode({ address: quoteToken() })) as Hex
  expect(code).toContain(toFunctionSelector('mint(address,uint256)').slice(2))
  expect(readCodePowers(code)).toContain('mint')
})
