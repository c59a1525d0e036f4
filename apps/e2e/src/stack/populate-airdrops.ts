import { merkleAirdropAbi, tokenMappingAbi } from '@slipway/deployments/abi'
import { erc20Abi, type Hash, type PrivateKeyAccount, parseEther } from 'viem'
import { createChainProbe } from '../chain/chain-of-run.ts'
import { deployClaims, deployMapping, mapTokens, sendToTwo } from '../chain/deploy-mapping.ts'
import { chainTime } from '../chain/deploy-presale.ts'

const HOUR = 3_600n
const RECHARGE = parseEther('5')

/** A mapping that one swaps in and one recharges, a list that is claimed from by its one account, and a batch that is sent. */
export async function giveAway(
  shortname: string,
  owner: PrivateKeyAccount,
  heir: PrivateKeyAccount,
): Promise<void> {
  const probe = createChainProbe(shortname)
  const settle = async (hash: Promise<Hash>) => {
    const { status } = await probe.waitForTransactionReceipt({ hash: await hash })
    if (status !== 'success') throw new Error(`The transaction ${await hash} failed.`)
  }
  const mapping = await deployMapping(shortname, owner)
  await mapTokens(shortname, owner, mapping, parseEther('3'))
  const { airdrop, target } = mapping
  const token = { account: owner, address: target, abi: erc20Abi } as const
  const approve = { ...token, functionName: 'approve', args: [airdrop, RECHARGE] } as const
  await settle(probe.writeContract(approve))
  const pool = { account: owner, address: airdrop, abi: tokenMappingAbi } as const
  await settle(probe.writeContract({ ...pool, functionName: 'recharge', args: [RECHARGE] }))

  const amount = parseEther('7')
  const startTime = await chainTime(shortname)
  const times = { startTime, endTime: startTime + HOUR }
  const terms = { token: target, heir: heir.address, amount, ...times }
  const address = await deployClaims(shortname, owner, terms)
  const list = { account: heir, address, abi: merkleAirdropAbi } as const
  const args = [0n, heir.address, amount, []] as const
  await settle(probe.writeContract({ ...list, functionName: 'claim', args }))
  await sendToTwo(shortname, owner, target, 10n)
}
