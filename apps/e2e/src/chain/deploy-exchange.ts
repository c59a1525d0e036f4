import { readVenueInitCodes } from '@slipway/devnet/venue/venue-artifacts'
import type { Address, Hex, PrivateKeyAccount } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { exchangeOfRun } from './trade-token.ts'

/**
 * Makes another Uniswap V2 exchange on a chain of the stack, which nobody has listed.
 * @returns its router
 */
export async function deployExchange(
  shortname: string,
  account: PrivateKeyAccount,
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const codes = readVenueInitCodes(account.address)
  const create = async (data: Hex): Promise<Address> => {
    const hash = await probe.sendTransaction({ account, data })
    const { contractAddress } = await probe.waitForTransactionReceipt({ hash })
    if (!contractAddress) throw new Error(`The transaction ${hash} made no contract.`)
    return contractAddress
  }
  const factory = await create(codes.factory)
  return await create(codes.router(factory, exchangeOfRun().wrappedNative))
}
