import { getLocalDeployment } from '@slipway/deployments'
import { nftSaleAbi, nftSaleFactoryAbi, vipAbi } from '@slipway/deployments/abi'
import { type Account, type Address, type Hash, zeroAddress } from 'viem'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { deployNftSale, nftPriceWei } from '../chain/deploy-nft-sale.ts'

const price = nftPriceWei

function contractOf(name: 'vip' | 'nftSaleFactory'): Address {
  const contract = getLocalDeployment().contracts[name]
  if (!contract) throw new Error(`There is no local ${name}.`)
  return contract.address
}

/** The first buys a membership and gives one to the second, where plans are sold. */
export async function joinClub(shortname: string, [buyer, friend]: [Account, Account]) {
  const probe = createChainProbe(shortname)
  const vip = { address: contractOf('vip'), abi: vipAbi } as const
  const plans = await probe.readContract({ ...vip, functionName: 'plans' })
  const plan = plans.find(({ enabled }) => enabled)
  if (!plan) return
  const call = { ...vip, account: buyer, value: plan.price, functionName: 'startVipFor' } as const
  for (const { address } of [buyer, friend]) {
    const hash = await probe.writeContract({ ...call, args: [address, plan.index] })
    await probe.waitForTransactionReceipt({ hash })
  }
}

/** A collection that two people mint from, one brought by the other, with what it earned paid out. */
export async function sellNfts(shortname: string, owner: Account, guest: Account): Promise<void> {
  const probe = createChainProbe(shortname)
  const address = await deployNftSale(shortname, owner)
  const sale = { address, abi: nftSaleAbi } as const
  const settle = async (hash: Promise<Hash>) =>
    probe.waitForTransactionReceipt({ hash: await hash })
  const opened = { address: contractOf('nftSaleFactory'), abi: nftSaleFactoryAbi } as const
  const value = await probe.readContract({
    ...opened,
    functionName: 'openInviterFeeOf',
    args: [owner.address],
  })
  const rates = { functionName: 'openInviter', args: [address, [500n]] } as const
  await settle(probe.writeContract({ ...opened, ...rates, account: owner, value }))
  for (const [buyer, amount, inviter] of [
    [owner, 1n, zeroAddress],
    [guest, 3n, owner.address],
  ] as const) {
    const args = [buyer.address, amount, amount * price, inviter] as const
    const mint = { ...sale, account: buyer, value: amount * price, args } as const
    await settle(probe.writeContract({ ...mint, functionName: 'mintInvited' }))
  }
  const move = [guest.address, owner.address, 4n] as const
  await settle(
    probe.writeContract({ ...sale, account: guest, functionName: 'transferFrom', args: move }),
  )
  const claim = { functionName: 'claimReward', args: [owner.address] } as const
  await settle(probe.writeContract({ ...sale, account: guest, ...claim }))
  await settle(probe.writeContract({ ...sale, account: guest, functionName: 'withdraw' }))
}
