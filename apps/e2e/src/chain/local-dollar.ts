import { getEvmChain } from '@slipway/chains'
import { getDevelopmentAccount } from '@slipway/deployer/accounts/development-accounts'
import { type Address, erc20Abi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

/** Base units of one test dollar. */
export const DOLLAR = 10n ** 6n

/** The test dollar with six decimals that stands on every chain of the stack. */
export function dollarOfRun(): Address {
  const dollar = getEvmChain('local').currencies.find(({ decimals }) => decimals === 6)
  if (!dollar) throw new Error('The local chain lists no currency with six decimals.')
  return dollar.address
}

/** Gives test dollars to somebody. @param amount base units */
export async function giveDollars(shortname: string, to: Address, amount: bigint): Promise<void> {
  const probe = createChainProbe(shortname)
  const hash = await probe.writeContract({
    account: getDevelopmentAccount(0),
    address: dollarOfRun(),
    abi: erc20Abi,
    functionName: 'transfer',
    args: [to, amount],
  })
  await probe.waitForTransactionReceipt({ hash })
}
