import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { createDeployClient, type DeployClient } from '@slipway/deployer/steps/deploy-client'
import { standardTokenAbi } from '@slipway/deployments/abi'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { keccak256, parseEther, parseEventLogs } from 'viem'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type LocalChain, startChain } from '../chain/start-chain.ts'
import { buildPosition, buildPositionTrade } from './build-position.ts'
import { localCollectionAbi, localCollectionAddress } from './collection/local-collection.ts'
import { deployVenue, type LocalVenue } from './deploy-venue.ts'
import { multicall3Address } from './multicall3.ts'
import { positionManagerAbi } from './position-abi.ts'
import { venueFactoryAbi, venueRouterAbi } from './venue-abi.ts'
import { readVenueInitCodes } from './venue-artifacts.ts'

const chain = getEvmChain('local')
let node: LocalChain
let client: DeployClient
let venue: LocalVenue

beforeAll(async () => {
  node = await startChain({ chainId: chain.chainId, port: 18_588 })
  client = createDeployClient({ chain, account: getDevelopmentAccount(0), rpcUrl: node.rpcUrl })
  venue = await deployVenue({ client })
})

afterAll(() => node.stop())

test('stands where the catalogue of networks says', () => {
  expect(chain.venues[0]).toMatchObject({ router: venue.router, factory: venue.factory })
  expect(chain.venues[1]).toMatchObject({
    kind: 'v3',
    router: venue.positions.router,
    factory: venue.positions.factory,
    nftManager: venue.positions.nftManager,
  })
  expect(chain.wrappedNative).toBe(venue.wrappedNative)
  const listed = chain.currencies.filter(({ isWETH }) => !isWETH).map(({ address }) => address)
  expect(listed).toEqual(venue.quoteTokens.map(({ address }) => address))
})

test('Multicall3 is the very code of every live chain', async () => {
  const code = await client.getCode({ address: multicall3Address })
  // The hash that explorers show for 0xcA11…CA11 on Ethereum and elsewhere.
  expect(keccak256(code ?? '0x')).toBe(
    '0xd5c15df687b16f2ff992fc8d767b4216323184a2bbc6ee2f9c398c318e770891',
  )
})

test('the router and the factory know each other and the wrapped currency', async () => {
  const router = { address: venue.router, abi: venueRouterAbi } as const
  expect(await client.readContract({ ...router, functionName: 'factory' })).toBe(venue.factory)
  expect(await client.readContract({ ...router, functionName: 'WETH' })).toBe(venue.wrappedNative)
  // The router derives pairs from a constant: another pair code would break every swap.
  expect(readVenueInitCodes(venue.factory).pairInitCodeHash).toBe(
    '0x96e8ac4277198ff8b6f785478aa9a39f403cb768dd02cbee326c3e7da348845f',
  )
})

test('somebody can buy each quote token', async () => {
  const buyer = getDevelopmentAccount(3)
  const wallet = createDeployClient({ chain, account: buyer, rpcUrl: node.rpcUrl })
  for (const token of venue.quoteTokens) {
    const path = [venue.wrappedNative, token.address]
    const router = { address: venue.router, abi: venueRouterAbi } as const
    const [, expected] = await client.readContract({
      ...router,
      functionName: 'getAmountsOut',
      args: [parseEther('1'), path],
    })
    const hash = await wallet.writeContract({
      ...router,
      functionName: 'swapExactETHForTokens',
      args: [0n, path, buyer.address, 2n ** 40n],
      value: parseEther('1'),
    })
    await wallet.waitForTransactionReceipt({ hash })
    const balance = await client.readContract({
      address: token.address,
      abi: standardTokenAbi,
      functionName: 'balanceOf',
      args: [buyer.address],
    })
    expect(balance).toBe(expected)
  }
})

test('liquidity can be an NFT that draws itself, on the very code of every live chain', async () => {
  // What pools of Uniswap V3 derive from everywhere (PoolAddress.sol).
  expect(venue.positions.poolInitCodeHash).toBe(
    '0xe34f199b19b2b4f47f68442619d555527d244f78a3297ea89325f843f87b8b54',
  )
  const [usdt] = venue.quoteTokens
  const token = usdt?.address ?? '0x'
  const manager = { address: venue.positions.nftManager, abi: positionManagerAbi } as const
  const send = async ({ valueWei, ...call }: UnsignedTransaction) => {
    // A pool notes its price once a second, which an estimate within the second leaves out.
    const hash = await client.sendTransaction({ ...call, value: valueWei, gas: 8_000_000n })
    return client.waitForTransactionReceipt({ hash })
  }
  const approve = await client.writeContract({
    address: token,
    abi: standardTokenAbi,
    functionName: 'approve',
    args: [manager.address, parseEther('3000')],
  })
  await client.waitForTransactionReceipt({ hash: approve })
  const params = {
    token,
    wrappedNative: venue.wrappedNative,
    tokenAmount: parseEther('3000'),
    nativeWei: parseEther('1'),
    owner: client.account.address,
  }
  const { logs } = await send(buildPosition(venue.positions, params))
  const [minted] = parseEventLogs({ abi: positionManagerAbi, eventName: 'Transfer', logs }).filter(
    ({ address }) => address === manager.address.toLowerCase(),
  )
  const tokenId = minted?.args.tokenId ?? 0n
  expect(await client.readContract({ ...manager, functionName: 'ownerOf', args: [tokenId] })).toBe(
    client.account.address,
  )
  const uri = await client.readContract({ ...manager, functionName: 'tokenURI', args: [tokenId] })
  const metadata = JSON.parse(Buffer.from(uri.split(',')[1] ?? '', 'base64').toString()) as {
    name: string
    image: string
  }
  expect(metadata.name).toContain('0.3% - USDT/ETH')
  expect(metadata.image).toMatch(/^data:image\/svg\+xml;base64,/)
  const trade = { ...params, nativeWei: parseEther('0.1') }
  expect((await send(buildPositionTrade(venue.positions, trade))).status).toBe('success')
})

test('a second run sends nothing and opens no second pool', async () => {
  const nonce = await client.getTransactionCount({ address: client.account.address })
  expect(await deployVenue({ client })).toEqual(venue)
  expect(await client.getTransactionCount({ address: client.account.address })).toBe(nonce)
  const pools = await client.readContract({
    address: venue.factory,
    abi: venueFactoryAbi,
    functionName: 'allPairsLength',
  })
  expect(pools).toBe(BigInt(venue.quoteTokens.length))
})

test('the quote tokens say that they are test tokens, and nobody can mint them', async () => {
  for (const { address } of venue.quoteTokens) {
    const token = { address, abi: standardTokenAbi } as const
    expect(await client.readContract({ ...token, functionName: 'name' })).toMatch(/^Local test /)
    const minting = client.simulateContract({
      ...token,
      functionName: 'mint',
      args: [client.account.address, 1n],
    })
    await expect(minting).rejects.toThrow(/Token_MintDisabled/)
  }
})

test('anybody mints from the collection of NFTs, which is an ERC-721', async () => {
  const holder = getDevelopmentAccount(4)
  const wallet = createDeployClient({ chain, account: holder, rpcUrl: node.rpcUrl })
  const collection = { address: localCollectionAddress, abi: localCollectionAbi } as const
  const erc721Id = '0x80ac58cd'
  const isErc721 = await client.readContract({
    ...collection,
    functionName: 'supportsInterface',
    args: [erc721Id],
  })
  expect(isErc721).toBe(true)
  const hash = await wallet.writeContract({
    ...collection,
    functionName: 'mint',
    args: [holder.address, 3n],
  })
  await wallet.waitForTransactionReceipt({ hash })
  // ERC-721A finds the owner of a later id by looking back.
  const owner = await client.readContract({ ...collection, functionName: 'ownerOf', args: [3n] })
  expect(owner).toBe(holder.address)
})
