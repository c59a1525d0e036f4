import { type Address, erc20Abi } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

/** Reads what accounts hold of tokens on a chain of the stack, in base units. */
export function createBalanceReader(shortname: string) {
  const probe = createChainProbe(shortname)
  return (token: Address, account: Address) =>
    probe.readContract({
      address: token,
      abi: erc20Abi,
      functionName: 'balanceOf',
      args: [account],
    })
}
