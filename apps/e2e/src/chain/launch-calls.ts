import { getEvmChain } from '@slipway/chains'
import { getLocalDeployment } from '@slipway/deployments'
import { launchPadAbi } from '@slipway/deployments/abi'
import type { UnsignedTransaction } from '@slipway/sdk/evm/unsigned-transaction'
import { toLaunchParams } from '@slipway/sdk/token/launch/launch-params'
import { type Address, encodeFunctionData, erc20Abi, parseEther, zeroAddress } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

const YEAR = 31_536_000
/** What a launch of a token of one's own takes: an allowance, and pool, lock and first buy in one transaction. */
export async function launchCalls(
  shortname: string,
  owner: Address,
  token: Address,
): Promise<readonly UnsignedTransaction[]> {
  const launchPad = getLocalDeployment().contracts.launchPad?.address
  if (!launchPad) throw new Error('There is no local launch contract.')
  const probe = createChainProbe(shortname)
  const venueFactory = getEvmChain('local').venues[0]?.factory
  if (!venueFactory) throw new Error('The local chain lists no exchange.')
  const { timestamp } = await probe.getBlock()
  const [tokenAmount, quoteAmount, buy] = [parseEther('1000'), parseEther('2'), parseEther('0.1')]
  const terms = {
    ...{ venueFactory, quote: zeroAddress, tokenAmount, quoteAmount, maxRepairBps: 100n },
    ...{ unlockAt: timestamp + BigInt(YEAR), lockOwner: owner, tokenReceiver: owner },
    purchases: [{ to: owner, quoteAmount: buy, minTokens: 1n }],
    deadline: timestamp + BigInt(YEAR),
  }
  const params = toLaunchParams({ kind: 'existing', token }, terms, launchPad)
  const args = [launchPad, tokenAmount] as const
  return [
    {
      to: token,
      data: encodeFunctionData({ abi: erc20Abi, functionName: 'approve', args }),
      valueWei: 0n,
    },
    {
      to: launchPad,
      data: encodeFunctionData({ abi: launchPadAbi, functionName: 'launch', args: [params] }),
      valueWei: quoteAmount + buy,
    },
  ]
}
