import { type Address, isAddressEqual } from 'viem'
import type { ReadEvent } from '../receipt/types.ts'

/** What moved to an account (positive) or from it, by contract; without one the network's own currency. */
export interface MovedAsset {
  readonly token: Address | undefined
  readonly amount: bigint
  readonly isNft: boolean
}

/** The last word of an approval; `amount` is undefined where it is about every NFT of a collection. */
export interface GivenRight {
  readonly token: Address
  readonly spender: Address
  readonly amount: bigint | undefined
}

/** Where nodes put transfers of the network's own currency when they trace them (ERC-7528). */
const NATIVE: Address = '0xEeeeeEeeeEeEeeEeEeEeeEEEeeeeEeeeeeeeEEeE'

const valueAt = ({ args }: ReadEvent, at: number) => args[at]?.value
const addressAt = (event: ReadEvent, at: number) => valueAt(event, at) as Address
const isOfNft = ({ args }: ReadEvent) => args[2]?.name === 'tokenId'
const isNative = ({ emitter }: ReadEvent) => isAddressEqual(emitter, NATIVE)

/**
 * Adds up what an account gets and gives.
 * @param sentWei what the account sends along, for nodes that do not write down movements of the native currency
 * @returns the sums that are not 0, and the events without those movements
 */
export function sumChanges(
  events: readonly ReadEvent[],
  account: Address,
  sentWei: bigint,
): { readonly changes: readonly MovedAsset[]; readonly ownEvents: readonly ReadEvent[] } {
  const sums = new Map<string, MovedAsset>()
  const isTraced = events.some(isNative)
  if (!isTraced) sums.set('', { token: undefined, amount: -sentWei, isNft: false })
  for (const event of events.filter(({ name, args }) => name === 'Transfer' && args.length === 3)) {
    const isNft = isOfNft(event)
    const moved = isNft ? 1n : BigInt(String(valueAt(event, 2)))
    const isOut = isAddressEqual(addressAt(event, 0), account)
    const isIn = isAddressEqual(addressAt(event, 1), account)
    const amount = (isIn ? moved : 0n) - (isOut ? moved : 0n)
    const token = isNative(event) ? undefined : event.emitter
    const key = token?.toLowerCase() ?? ''
    sums.set(key, { token, isNft, amount: (sums.get(key)?.amount ?? 0n) + amount })
  }
  return {
    changes: [...sums.values()].filter(({ amount }) => amount !== 0n),
    ownEvents: events.filter((event) => !isNative(event)),
  }
}

function rightOf(event: ReadEvent): GivenRight {
  const base = { token: event.emitter, spender: addressAt(event, 1) }
  if (event.name === 'ApprovalForAll')
    return { ...base, amount: valueAt(event, 2) === false ? 0n : undefined }
  return { ...base, amount: isOfNft(event) ? 1n : BigInt(String(valueAt(event, 2))) }
}

/** The last word of each approval that an account gives, taken-back ones (0) included. */
export function findRights(events: readonly ReadEvent[], account: Address): readonly GivenRight[] {
  const given = events
    .filter(({ name, args }) => name?.startsWith('Approval') && args.length === 3)
    .filter((event) => isAddressEqual(addressAt(event, 0), account))
    .map(rightOf)
  const last = new Map(given.map((one) => [`${one.token}${one.spender}`.toLowerCase(), one]))
  return [...last.values()]
}
