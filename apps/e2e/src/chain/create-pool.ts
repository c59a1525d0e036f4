import { getEvmChain } from '@slipway/chains'
import { type Address, type PrivateKeyAccount, parseAbi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { exchangeOfRun } from './trade-token.ts'

const venueFactoryAbi = parseAbi([
  'function createPair(address, address) returns (address)',
  'function getPair(address, address) view returns (address)',
])

/** Creates a second pool of a token on the local exchange, against a test stablecoin. */
export async function createPool(account: PrivateKeyAccount, token: Address): Promise<Address> {
  const { venues, currencies } = getEvmChain('local')
  const { wrappedNative } = exchangeOfRun()
  const other = currencies.find(
    ({ address, isWETH }) => !isWETH && address !== wrappedNative,
  )?.address
  const factory = venues[0]?.factory
  if (!factory || !other) throw new Error('The local chain lists no exchange.')
  const probe = createChainProbe('local')
  const venue = { address: factory, abi: venueFactoryAbi } as const
  const args = [token, other] as const
  const hash = await probe.writeContract({ ...venue, account, functionName: 'createPair', args })
  await probe.waitForTransactionReceipt({ hash })
  return probe.readContract({ ...venue, functionName: 'getPair', args })
}
