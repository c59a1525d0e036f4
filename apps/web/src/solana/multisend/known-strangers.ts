import type { SendHistory } from '@slipway/sdk/solana/multisend/types'
import type { Signature } from '@solana/kit'
import type { ListKey } from './signed-store.ts'

const kept = new Map<string, ReadonlySet<Signature>>()
const keyOf = ({ chainId, reference }: ListKey) => `${chainId} ${reference}`

/** Transactions that name a list and are nobody's payment of it, as long as the page is open: each is read once. */
export const knownStrangers = {
  of: (list: ListKey): ReadonlySet<Signature> | undefined => kept.get(keyOf(list)),
  keep: (list: ListKey, { strangers }: Pick<SendHistory, 'strangers'>): void => {
    kept.set(keyOf(list), strangers)
  },
}
