import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import type { DeployClient } from '@slipway/deployer/steps/deploy-client'
import {
  type Address,
  concat,
  encodeAbiParameters,
  getAddress,
  type Hex,
  parseAbi,
  parseEther,
} from 'viem'
import type { LocalVenue } from '../../src/venue/deploy-venue.ts'

interface CompilerOutput {
  readonly contracts?: Readonly<
    Record<string, Readonly<Record<string, { evm: { bytecode: { object: string } } }>>>
  >
}

const files = [
  'BaseToken.sol',
  'Honeypots.sol',
  'HonestTokens.sol',
  'SellingTokens.sol',
  'Proxies.sol',
]
// The contracts' workspace names the compiler.
const require = createRequire(new URL('../../../../contracts/package.json', import.meta.url))
let compiled: CompilerOutput['contracts']

function compile(): NonNullable<CompilerOutput['contracts']> {
  const read = (file: string) => readFileSync(join(import.meta.dirname, file), 'utf8')
  const input = {
    language: 'Solidity',
    sources: Object.fromEntries(files.map((file) => [file, { content: read(file) }])),
    settings: { outputSelection: { '*': { '*': ['evm.bytecode.object'] } } },
  }
  const solc = require('solc') as { compile(input: string): string }
  const output = solc.compile(JSON.stringify(input))
  const { contracts } = JSON.parse(output) as CompilerOutput
  if (!contracts?.['Proxies.sol']) throw new Error(output)
  return contracts
}

async function create(client: DeployClient, data: Hex): Promise<Address> {
  const hash = await client.sendTransaction({ data })
  const { contractAddress } = await client.waitForTransactionReceipt({ hash })
  if (!contractAddress) throw new Error('A contract was not created.')
  return getAddress(contractAddress)
}

/** Puts a contract of these files on a local chain. */
export function deployTrap(
  client: DeployClient,
  name: string,
  args: readonly Address[] = [],
): Promise<Address> {
  compiled ??= compile()
  const code = Object.values(compiled).find((contracts) => contracts[name])?.[name]
  if (!code) throw new Error(`${name} does not exist.`)
  const words = encodeAbiParameters(
    args.map(() => ({ type: 'address' })),
    args,
  )
  return create(client, concat([`0x${code.evm.bytecode.object}`, words]))
}

/** Puts runtime code on a local chain as it is. */
export function deployRuntime(client: DeployClient, runtime: Hex): Promise<Address> {
  const length = (runtime.length / 2 - 1).toString(16).padStart(4, '0')
  return create(client, concat([`0x61${length}80600a3d393df3`, runtime]))
}

const tokenAbi = parseAbi([
  'function initialize()',
  'function open(address pair)',
  'function approve(address spender, uint256 amount)',
  'function totalSupply() view returns (uint256)',
])
const venueAbi = parseAbi([
  'function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 nativeMin, address to, uint256 deadline) payable',
  'function addLiquidity(address tokenA, address tokenB, uint256 amountA, uint256 amountB, uint256 minA, uint256 minB, address to, uint256 deadline)',
  'function getPair(address, address) view returns (address)',
])
const deadline = 2n ** 40n
/** Liquidity that nobody can take out, so that only the token's own behaviour is judged. */
export const nobody = '0x000000000000000000000000000000000000dEaD'

async function settle(client: DeployClient, sent: Promise<Hex>) {
  const { status } = await client.waitForTransactionReceipt({ hash: await sent })
  if (status !== 'success') throw new Error('A transaction failed.')
}

/** What a pool is filled with; native currency where no quote is named. */
export interface Filling {
  readonly tokens: bigint
  readonly quoteAmount: bigint
  readonly quote?: Address
  readonly holder?: Address
}

/** Fills a pool of the venue. @returns its address */
export async function fillPool(
  client: DeployClient,
  venue: LocalVenue,
  token: Address,
  filling: Filling,
): Promise<Address> {
  const { tokens, quoteAmount, quote, holder = nobody } = filling
  const { router } = venue
  const chain = null
  const allow = (address: Address, amount: bigint) =>
    settle(
      client,
      client.writeContract({
        chain,
        address,
        abi: tokenAbi,
        functionName: 'approve',
        args: [router, amount],
      }),
    )
  const exchange = { chain, address: router, abi: venueAbi } as const
  await allow(token, tokens)
  if (quote) {
    await allow(quote, quoteAmount)
    const args = [token, quote, tokens, quoteAmount, 0n, 0n, holder, deadline] as const
    await settle(client, client.writeContract({ ...exchange, functionName: 'addLiquidity', args }))
  } else {
    const args = [token, tokens, 0n, 0n, holder, deadline] as const
    const value = quoteAmount
    await settle(
      client,
      client.writeContract({ ...exchange, functionName: 'addLiquidityETH', args, value }),
    )
  }
  return client.readContract({
    address: venue.factory,
    abi: venueAbi,
    functionName: 'getPair',
    args: [token, quote ?? venue.wrappedNative],
  })
}

/** Opens a token of these files for trading on a pool. */
export const openToken = (client: DeployClient, token: Address, pair: Address) =>
  settle(
    client,
    client.writeContract({
      chain: null,
      address: token,
      abi: tokenAbi,
      functionName: 'open',
      args: [pair],
    }),
  )

/** Gives a token behind a proxy its supply. */
export const initializeToken = (client: DeployClient, token: Address) =>
  settle(
    client,
    client.writeContract({
      chain: null,
      address: token,
      abi: tokenAbi,
      functionName: 'initialize',
    }),
  )

/** A token's pool of twenty ether and four fifths of its supply, open for trading. */
export async function openMarket(client: DeployClient, venue: LocalVenue, token: Address) {
  const supply = await client.readContract({
    address: token,
    abi: tokenAbi,
    functionName: 'totalSupply',
  })
  const filling = { tokens: (supply * 4n) / 5n, quoteAmount: parseEther('20') }
  const pair = await fillPool(client, venue, token, filling)
  await openToken(client, token, pair)
  return pair
}
