import type { Address } from '@solana/kit'

/** The platform's own programs on one cluster. */
export interface SolanaPrograms {
  readonly locker: Address
  readonly airdrop: Address
  readonly presale: Address
  readonly staking: Address
}

/** Where they are deployed, by cluster: so far on the local one alone, which the development stack runs. */
const deployed: Readonly<Partial<Record<number, SolanaPrograms>>> = {
  902: {
    locker: 'ADfTMejWRev2aV2Ln6WCB5pg3N6VCLQQTbDhTmzCHhK9' as Address,
    airdrop: 'H1VJgfKyxxn8PwCHRhCEhs2CBY4UBD5aDK9nUZYN2eXZ' as Address,
    presale: '9jxzU6mRnrQpUDrZrjUQoGouGnH74JZ1SabCDEykdNWb' as Address,
    staking: 'EdwTfgcnoy15pj4bgJ1HyXFGJScyH252bYEBinrrZwbe' as Address,
  },
}

/** The platform's programs on a cluster; undefined where none is recorded. */
export function getSolanaPrograms(chainId: number): SolanaPrograms | undefined {
  return deployed[chainId]
}
