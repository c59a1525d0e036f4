import { callRpc } from '@slipway/deployer/node/call-rpc'
import { launchPadAbi, tokenFactoryAbi } from '@slipway/deployments/abi'
import type { ReadClient } from '@slipway/sdk/evm/create-read-client'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { LaunchContracts } from '@slipway/sdk/token/launch/get-launch-contracts'
import {
  type Address,
  decodeFunctionData,
  encodeFunctionData,
  getAddress,
  type Hex,
  isAddressEqual,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
  parseGwei,
  slice,
  zeroAddress,
} from 'viem'
import { venueRouterAbi } from '../src/venue/venue-abi.ts'

/** What everybody else pays for their place in a block. */
export const usualFee = parseGwei('20')
const fees = { before: usualFee * 2n, behind: usualFee - 1n } as const
const stake = parseEther('0.05')
const dust = 1_000n
const forever = 2n ** 40n

const swapAbi = parseAbi([
  'function swapExactETHForTokensSupportingFeeOnTransferTokens(uint256 amountOutMin, address[] path, address to, uint256 deadline) payable',
])
const pairFactoryAbi = parseAbi([
  'function createPair(address tokenA, address tokenB) returns (address pair)',
])
const wrappedAbi = parseAbi([
  'function deposit() payable',
  'function transfer(address to, uint256 value) returns (bool)',
])
const pairAbi = parseAbi(['function sync()'])

interface PendingTransaction {
  readonly hash: Hex
  readonly from: Address
  readonly to: Address | null
  readonly input: Hex
}

/** Where the sniper hunts. */
export interface HuntingGround {
  readonly rpcUrl: string
  readonly client: ReadClient
  readonly contracts: TokenContracts
  readonly launch: LaunchContracts
  readonly venue: {
    readonly factory: Address
    readonly router: Address
    readonly wrappedNative: Address
  }
}

/**
 * A bot that reads every transaction before it is mined, knows what each opens, and is faster than any real one: the
 * block waits until it has answered. It buys before the launch, in the same block right behind it, and can make and dust
 * the pair beforehand. It has an account for each place in the block.
 */
export function createSniper(
  ground: HuntingGround,
  accounts: { readonly before: PrivateKeyAccount; readonly behind: PrivateKeyAccount },
) {
  const { rpcUrl, client, contracts, launch, venue } = ground
  const seen = new Set<Hex>()
  const nonces = new Map<Address, number>()
  const attempts: Hex[] = []

  async function send(
    place: keyof typeof accounts,
    call: { readonly to: Address; readonly data: Hex; readonly value?: bigint },
  ): Promise<void> {
    const account = accounts[place]
    const nonce =
      nonces.get(account.address) ??
      (await client.getTransactionCount({ address: account.address, blockTag: 'pending' }))
    nonces.set(account.address, nonce + 1)
    const raw = await account.signTransaction({
      ...call,
      chainId: client.chain.id,
      nonce,
      gas: 2_600_000n,
      maxFeePerGas: fees[place],
      maxPriorityFeePerGas: fees[place],
      type: 'eip1559',
    })
    attempts.push(await callRpc<Hex>(rpcUrl, 'eth_sendRawTransaction', [raw]))
  }

  const buy = (place: keyof typeof accounts, token: Address) =>
    send(place, {
      to: venue.router,
      value: stake,
      data: encodeFunctionData({
        abi: swapAbi,
        functionName: 'swapExactETHForTokensSupportingFeeOnTransferTokens',
        args: [0n, [venue.wrappedNative, token], accounts[place].address, forever],
      }),
    })

  /** The token that a transaction will open trading of. */
  async function findTarget({ from, to, input }: PendingTransaction): Promise<Address | undefined> {
    if (to && isAddressEqual(to, venue.router)) {
      const call = decode(venueRouterAbi, input)
      return call?.functionName === 'addLiquidityETH' ? (call.args[0] as Address) : undefined
    }
    if (!to || !isAddressEqual(to, launch.launchPad)) return undefined
    const call = decode(launchPadAbi, input)
    if (call?.functionName !== 'launch') return undefined
    const { token, creation } = call.args[0]
    if (token !== zeroAddress) return token
    const { templateId, strings, addresses, numbers, bools, seed } = creation
    return client.readContract({
      address: contracts.factory,
      abi: tokenFactoryAbi,
      functionName: 'getDeployAddress',
      args: [from, templateId, strings, addresses, numbers, bools, seed],
    })
  }

  /** Makes the pair before its token has liquidity, and leaves something in it. */
  async function dustPair(token: Address): Promise<void> {
    const args = [token, venue.wrappedNative] as const
    const create = {
      to: venue.factory,
      data: encodeFunctionData({ abi: pairFactoryAbi, functionName: 'createPair', args }),
    }
    const pair = getAddress(slice(await callRpc<Hex>(rpcUrl, 'eth_call', [create, 'latest']), 12))
    await send('before', create)
    await send('before', {
      to: venue.wrappedNative,
      data: encodeFunctionData({ abi: wrappedAbi, functionName: 'transfer', args: [pair, dust] }),
    })
    await send('before', {
      to: pair,
      data: encodeFunctionData({ abi: pairAbi, functionName: 'sync' }),
    })
  }

  /**
   * Reads what waits to be mined and answers it.
   * @param isDusting makes and dusts each pair first
   */
  async function answerMempool(isDusting = false): Promise<void> {
    const { pending } = await callRpc<{
      pending: Record<string, Record<string, PendingTransaction>>
    }>(rpcUrl, 'txpool_content', [])
    const waiting = Object.values(pending).flatMap((byNonce) => Object.values(byNonce))
    for (const transaction of waiting) {
      if (seen.has(transaction.hash)) continue
      seen.add(transaction.hash)
      const target = await findTarget(transaction)
      if (!target) continue
      if (isDusting) await dustPair(target)
      await buy('before', target)
      await buy('behind', target)
    }
  }

  return {
    addresses: [accounts.before.address, accounts.behind.address] as readonly Address[],
    attempts: attempts as readonly Hex[],
    answerMempool,
    /** Wrapped currency for its dust. */
    prepare: () =>
      send('before', {
        to: venue.wrappedNative,
        value: parseEther('1'),
        data: encodeFunctionData({ abi: wrappedAbi, functionName: 'deposit' }),
      }),
  }
}

function decode<const Abi extends typeof venueRouterAbi | typeof launchPadAbi>(
  abi: Abi,
  data: Hex,
) {
  try {
    return decodeFunctionData({ abi, data })
  } catch {
    return undefined
  }
}
