import { getLocalDeployment } from '@slipway/deployments'
import { nftSaleFactoryAbi } from '@slipway/deployments/abi'
import { type Account, type Address, parseEventLogs, zeroAddress } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

/** What one NFT of `deployNftSale` costs. */
export const nftPriceWei = 10n ** 15n

/** Makes a collection of thirty that anybody may mint, past the web. @returns its address */
export async function deployNftSale(shortname: string, owner: Account): Promise<Address> {
  const factory = getLocalDeployment().contracts.nftSaleFactory
  if (!factory) throw new Error('There is no local factory of NFT sales.')
  const probe = createChainProbe(shortname)
  const contract = { address: factory.address, abi: nftSaleFactoryAbi } as const
  const args = [owner.address, 1n] as const
  const value = await probe.readContract({ ...contract, functionName: 'feeOf', args })
  const texts = ['Deck Cats', 'CAT', 'ipfs://bafyfolder/', '']
  const supply = [2n, 2n, 30n, 2n, 4n]
  const terms = [...supply, nftPriceWei, 0n, 0n, 0n, 0n, 0n, 500n, 0n, 0n]
  const hash = await probe.writeContract({
    ...contract,
    account: owner,
    value,
    functionName: 'deploy',
    args: [1n, texts, [zeroAddress, zeroAddress, zeroAddress], terms],
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [made] = parseEventLogs({ abi: nftSaleFactoryAbi, eventName: 'NftSaleDeployed', logs })
  if (!made) throw new Error('The factory announced no sale.')
  return made.args.sale
}
