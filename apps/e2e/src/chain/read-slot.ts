import { presaleAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

/** What a presale's whitelist says of an account. */
export const readSlot = (shortname: string, presale: Address, account: Address) =>
  createChainProbe(shortname).readContract({
    address: presale,
    abi: presaleAbi,
    functionName: 'whitelistOf',
    args: [account],
  })
