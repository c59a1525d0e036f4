import { createServer, type Server } from 'node:http'
import { type EvmChainDefinition, getEvmChain } from '@slipway/chains'
import { encodeAbiParameters, encodeErrorResult, erc20Abi, parseAbi, toHex } from 'viem'
import { afterEach, expect, test } from 'vitest'
import { createReadClient } from './create-read-client.ts'
import { decodeContractError } from './decode-contract-error.ts'
import { RpcUnavailable } from './errors.ts'
import { findRevertData } from './find-revert-data.ts'

const servers: Server[] = []

afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A node that answers what it is told to, and remembers what it was asked. */
async function startNode(answers: Record<string, unknown>) {
  const asked: string[] = []
  const server = createServer(async (request, response) => {
    let body = ''
    for await (const part of request) body += part
    const { id, method } = JSON.parse(body) as { id: number; method: string }
    asked.push(method)
    response.end(JSON.stringify({ jsonrpc: '2.0', id, result: answers[method] }))
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  if (address === null || typeof address === 'string') throw new Error('no port')
  return { url: `http://127.0.0.1:${address.port}`, asked }
}

const chainWith = (rpcUrls: readonly string[]): EvmChainDefinition => ({
  ...getEvmChain('bsc'),
  rpcUrls,
})
const token = '0x55d398326f99059fF775485246999027B3197955'
const inOrder = () => 0

test('reads that happen together leave as one call of multicall3', async () => {
  const word = (value: bigint) => encodeAbiParameters([{ type: 'uint256' }], [value])
  const results = encodeAbiParameters(
    [{ type: 'tuple[]', components: [{ type: 'bool' }, { type: 'bytes' }] }],
    [
      [
        [true, word(18n)],
        [true, word(500n)],
      ],
    ],
  )
  const node = await startNode({ eth_chainId: toHex(56), eth_call: results })
  const client = createReadClient(chainWith([node.url]))
  const contract = { address: token, abi: erc20Abi } as const
  const read = await Promise.all([
    client.readContract({ ...contract, functionName: 'decimals' }),
    client.readContract({ ...contract, functionName: 'totalSupply' }),
  ])
  expect(read).toEqual([18, 500n])
  expect(node.asked).toEqual(['eth_chainId', 'eth_call'])
})

test('a node of another network is never believed', async () => {
  const liar = await startNode({ eth_chainId: toHex(1), eth_blockNumber: toHex(999) })
  const honest = await startNode({ eth_chainId: toHex(56), eth_blockNumber: toHex(5) })
  const client = createReadClient(chainWith([liar.url, honest.url]), { random: inOrder })
  expect(await client.getBlockNumber()).toBe(5n)
  expect(liar.asked).toEqual(['eth_chainId'])
})

test('a dead node costs nothing but its turn', async () => {
  const honest = await startNode({ eth_chainId: toHex(56), eth_blockNumber: toHex(5) })
  const client = createReadClient(chainWith(['http://127.0.0.1:1', honest.url]), {
    random: inOrder,
  })
  expect(await client.getBlockNumber()).toBe(5n)
})

test('the connected wallet reads for us, and the nodes without it', async () => {
  const node = await startNode({ eth_chainId: toHex(56), eth_getCode: '0x05' })
  const connected = {
    request: async ({ method }: { method: string }) => (method === 'eth_chainId' ? '0x38' : '0x07'),
  }
  let wallet: typeof connected | undefined = connected
  const client = createReadClient(chainWith([node.url]), { wallet: () => wallet })
  const read = () => client.getCode({ address: token })
  expect(await read()).toBe('0x07')
  expect(node.asked).toEqual([])
  wallet = undefined
  expect(await read()).toBe('0x05')
})

test('a contract that sends its reader to a server has reverted, and no server is asked', async () => {
  const server = await startNode({})
  const data = encodeErrorResult({
    abi: parseAbi([
      'error OffchainLookup(address sender, string[] urls, bytes callData, bytes4 callback, bytes extraData)',
    ]),
    args: [token, [`${server.url}/{sender}/{data}`], '0x01', '0x01020304', '0x'],
  })
  const wallet = {
    request: async ({ method }: { method: string }) => {
      if (method === 'eth_chainId') return '0x38'
      throw { code: 3, message: 'execution reverted', data }
    },
  }
  const client = createReadClient(chainWith([]), { wallet: () => wallet })
  const error: unknown = await client.call({ to: token, data: '0x01' }).catch((reason) => reason)
  expect(findRevertData(error)).toBe(data)
  expect(server.asked).toEqual([])
})

test('without any node the failure is named', async () => {
  const client = createReadClient(chainWith(['http://127.0.0.1:1']))
  const error: unknown = await client.getBlockNumber().catch((reason: unknown) => reason)
  expect(decodeContractError(error, [])).toMatchObject({
    kind: 'rpc-down',
    name: 'Rpc_Unavailable',
  })
  expect(error).toSatisfy(
    (at) => at instanceof Error && (at instanceof RpcUnavailable || at.cause !== undefined),
  )
})
