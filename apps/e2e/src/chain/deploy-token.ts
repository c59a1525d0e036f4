import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { type Address, type PrivateKeyAccount, parseEventLogs } from 'viem'
import { createChainProbe } from './chain-of-run.ts'
import { factoryOfRun } from './factory-of-run.ts'
import { plainParams, type TokenParams, toDeployCall } from './token-params.ts'

/**
 * Creates a token directly on a chain of the stack, past the web: a journey's starting point.
 * @returns its address
 */
export async function deployToken(
  shortname: string,
  account: PrivateKeyAccount,
  params: Partial<TokenParams> = {},
): Promise<Address> {
  const probe = createChainProbe(shortname)
  const factory = factoryOfRun(shortname)
  const value = await probe.readContract({
    address: factory,
    abi: tokenFactoryAbi,
    functionName: 'feeOf',
    args: [account.address, 1n],
  })
  const complete = { ...plainParams, receiver: account.address, ...params }
  const hash = await probe.writeContract({
    ...toDeployCall(factory, complete),
    account,
    value,
  })
  const { logs } = await probe.waitForTransactionReceipt({ hash })
  const [created] = parseEventLogs({ abi: tokenFactoryAbi, eventName: 'TokenDeployed', logs })
  if (!created) throw new Error(`The transaction ${hash} created no token.`)
  return created.args.token
}
