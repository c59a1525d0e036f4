import type { EventArgument, ReadEvent } from '@slipway/sdk/receipt/types'
import type { Address } from 'viem'

/** Arguments of a claim that count what is claimed, in base units of its token. */
const COUNTED: readonly string[] = ['amount', 'claimed', 'tokens']

/** Whether an event is a token's word of what it moved. */
export const isTokenTransfer = ({ name, args }: ReadEvent): boolean =>
  name === 'Transfer' && args.at(-1)?.name !== 'tokenId'

const isSame = (left: unknown, right: string) => String(left).toLowerCase() === right.toLowerCase()

/** The token that an argument of a claim is counted in: the one that its contract paid out, where that is one alone. */
export function tokenOfArgument(
  event: ReadEvent,
  { name, value }: EventArgument,
  events: readonly ReadEvent[],
): Address | undefined {
  if (event.name !== 'Claimed' || value === 0n || !COUNTED.includes(name)) return undefined
  const paid = events.filter(
    (one) => isTokenTransfer(one) && isSame(one.args[0]?.value, event.emitter),
  )
  const tokens = new Set(paid.map(({ emitter }) => emitter))
  const [token] = tokens
  return tokens.size === 1 ? token : undefined
}
