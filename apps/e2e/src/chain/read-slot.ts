import { presaleAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import { createChainProbe } from './chain-of-run.ts'

/** What a sale's whitelist says of an account. */
export const readSlot = (shortname: string, sale: Address, account: Address) =>
  createChainProbe(shortname).readContract({
    address: sale,
    abi: presaleAbi,
    functionName: 'whitelistOf',
    args: [account],
  })
