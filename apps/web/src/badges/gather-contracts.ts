import type { Badge } from '@slipway/api-client'

/** As many contracts as one call takes. */
const MOST = 60
/** Long enough for all cards of a list to be drawn. */
const PAUSE_MS = 20

interface Asked {
  readonly settle: (badges: readonly Badge[]) => void
  readonly refuse: (reason: unknown) => void
}

const contractOf = ({ chainId, address }: Pick<Badge, 'chainId' | 'address'>) =>
  `${chainId}-${address.toLowerCase()}`

/**
 * Lets each card of a list ask for its own contract, and asks the API once for all of them.
 * @param askMany badges of contracts, `<chainId>-<address>` in lower case, 60 at most
 * @returns badges of one contract; it fails with the call that it was part of
 */
export function gatherContracts(
  askMany: (contracts: readonly string[]) => Promise<readonly Badge[]>,
): (contract: Pick<Badge, 'chainId' | 'address'>) => Promise<readonly Badge[]> {
  let waiting = new Map<string, Asked[]>()
  const ask = async (part: readonly (readonly [string, readonly Asked[]])[]) => {
    try {
      const badges = await askMany(part.map(([contract]) => contract))
      for (const [contract, all] of part)
        for (const { settle } of all) settle(badges.filter((one) => contractOf(one) === contract))
    } catch (error) {
      for (const { refuse } of part.flatMap(([, all]) => all)) refuse(error)
    }
  }
  const flush = () => {
    const all = [...waiting]
    waiting = new Map()
    for (let at = 0; at < all.length; at += MOST) void ask(all.slice(at, at + MOST))
  }
  return (contract) => {
    if (waiting.size === 0) setTimeout(flush, PAUSE_MS)
    const key = contractOf(contract)
    return new Promise((settle, refuse) => {
      waiting.set(key, [...(waiting.get(key) ?? []), { settle, refuse }])
    })
  }
}
