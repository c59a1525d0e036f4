import { type Address, erc20Abi, type Hex, type PrivateKeyAccount, parseAbi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { exchangeOfRun } from './trade-token.ts'

/** Uniswap V2 and WETH9, as their documentation has them. */
const exchangeAbi = parseAbi([
  'function factory() view returns (address)',
  'function createPair(address, address) returns (address)',
  'function getPair(address, address) view returns (address)',
  'function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 nativeMin, address to, uint256 deadline) payable',
  'function deposit() payable',
  'function sync()',
])
const farFuture = 2n ** 40n

/** What one person can do to the pools of the real exchange, past the web: anybody can do it, before a presale lists too. */
export function createPoolMaker(shortname: string, account: PrivateKeyAccount) {
  const probe = createChainProbe(shortname)
  const { router, wrappedNative } = exchangeOfRun()
  const settle = async (hash: Hex) => {
    const { status } = await probe.waitForTransactionReceipt({ hash })
    if (status !== 'success') throw new Error(`The transaction ${hash} was reverted.`)
  }
  const factory = () =>
    probe.readContract({ address: router, abi: exchangeAbi, functionName: 'factory' })
  const pairOf = async (token: Address) =>
    probe.readContract({
      address: await factory(),
      abi: exchangeAbi,
      functionName: 'getPair',
      args: [token, wrappedNative],
    })
  const send = async (token: Address, to: Address, amount: bigint) => {
    const transfer = { address: token, abi: erc20Abi, functionName: 'transfer' } as const
    await settle(await probe.writeContract({ account, ...transfer, args: [to, amount] }))
  }

  return {
    /** Makes the pool of a token and the native currency, empty. */
    async createPair(token: Address): Promise<Address> {
      const args = [token, wrappedNative] as const
      const call = {
        address: await factory(),
        abi: exchangeAbi,
        functionName: 'createPair',
      } as const
      await settle(await probe.writeContract({ account, ...call, args }))
      return pairOf(token)
    },

    /** Makes or fills the pool at the price of these two amounts. */
    async addLiquidity(token: Address, amount: bigint, wei: bigint): Promise<Address> {
      const approve = { address: token, abi: erc20Abi, functionName: 'approve' } as const
      await settle(await probe.writeContract({ account, ...approve, args: [router, amount] }))
      const call = { address: router, abi: exchangeAbi, functionName: 'addLiquidityETH' } as const
      const args = [token, amount, 0n, 0n, account.address, farFuture] as const
      await settle(await probe.writeContract({ account, ...call, args, value: wei }))
      return pairOf(token)
    },

    /** Sends a token into a pool that does not count it. */
    donate: send,

    /** Sends native currency, wrapped, into a pool that does not count it. */
    async donateNative(pair: Address, wei: bigint): Promise<void> {
      const wrap = { address: wrappedNative, abi: exchangeAbi, functionName: 'deposit' } as const
      await settle(await probe.writeContract({ account, ...wrap, value: wei }))
      await send(wrappedNative, pair, wei)
    },

    /** Makes a pool count what lies in it. */
    async sync(pair: Address): Promise<void> {
      const call = { address: pair, abi: exchangeAbi, functionName: 'sync' } as const
      await settle(await probe.writeContract({ account, ...call }))
    },
  }
}
