import {
  type Address,
  concatHex,
  encodeAbiParameters,
  type Hex,
  type PrivateKeyAccount,
  parseAbi,
  parseEther,
} from 'viem'
import { createChainProbe } from '../chain-of-run.ts'
import { compileForeign } from '../compile-foreign.ts'
import { exchangeOfRun } from '../trade-token.ts'

const tokenAbi = parseAbi([
  'function approve(address spender, uint256 amount) returns (bool)',
  'function setTrap(address pool)',
])
const routerAbi = parseAbi([
  'function addLiquidityETH(address token, uint256 amount, uint256 tokenMin, uint256 nativeMin, address to, uint256 deadline) payable',
  'function factory() view returns (address)',
])
const factoryAbi = parseAbi(['function getPair(address, address) view returns (address)'])

/**
 * Puts a token that the platform knows nothing of on the local chain, with a pool of its own.
 * @param isTrapped nobody but its owner can sell it
 * @param named what it calls itself
 */
export async function deployForeignToken(
  owner: PrivateKeyAccount,
  isTrapped: boolean,
  named = { name: 'Foreign Dollar', symbol: 'FRD' },
): Promise<Address> {
  const probe = createChainProbe('local')
  const { router, wrappedNative } = exchangeOfRun()
  const settle = async (hash: Hex) => probe.waitForTransactionReceipt({ hash })
  const names = encodeAbiParameters(
    [{ type: 'string' }, { type: 'string' }],
    [named.name, named.symbol],
  )
  const created = await settle(
    await probe.sendTransaction({
      account: owner,
      data: concatHex([compileForeign('ForeignToken'), names]),
    }),
  )
  const address = created.contractAddress
  if (!address) throw new Error('The foreign token was not created.')
  const token = { address, abi: tokenAbi, account: owner } as const
  const amount = parseEther('500000000')
  await settle(
    await probe.writeContract({ ...token, functionName: 'approve', args: [router, amount] }),
  )
  const exchange = { address: router, abi: routerAbi } as const
  await settle(
    await probe.writeContract({
      ...exchange,
      account: owner,
      functionName: 'addLiquidityETH',
      args: [address, amount, 0n, 0n, owner.address, 2n ** 40n],
      value: parseEther('100'),
    }),
  )
  if (!isTrapped) return address
  const pool = await probe.readContract({
    address: await probe.readContract({ ...exchange, functionName: 'factory' }),
    abi: factoryAbi,
    functionName: 'getPair',
    args: [address, wrappedNative],
  })
  await settle(await probe.writeContract({ ...token, functionName: 'setTrap', args: [pool] }))
  return address
}
