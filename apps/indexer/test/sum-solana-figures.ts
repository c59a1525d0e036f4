import type { LoggedEvent } from './read-solana-logs.ts'
import { sumPositions, sumThings, walletOf } from './sum-solana-logs.ts'

/** The platform's figures of a cluster, out of its logs alone. */
export function sumSolanaFigures(events: readonly LoggedEvent[], chainId: number) {
  const things = [...sumThings(events).values()]
  const held = [...sumPositions(events)].map(([id, amount]) => {
    const [address = '', wallet = ''] = id.split('-')
    return { address, wallet, amount, kind: events.find((one) => one.address === address)?.kind }
  })
  const countThings = (kind: LoggedEvent['kind'], status?: string) =>
    things.filter((one) => one.kind === kind && (!status || one.status === status)).length
  const countEvents = (...whats: readonly string[]) =>
    events.filter(({ kind, name }) => whats.includes(`${kind} ${name}`)).length
  const finished = things.filter(({ status }) => status === 'finished')
  const buyers = events.filter(({ kind, name }) => `${kind} ${name}` === 'presale contributed')
  const stakers = held.filter(({ kind, amount }) => kind === 'pool' && amount > 0n)
  return {
    chainId,
    presales: countThings('presale'),
    finished: countThings('presale', 'finished'),
    canceled: countThings('presale', 'canceled'),
    raisedLamports: String(finished.reduce((all, { done = 0n }) => all + done, 0n)),
    contributions: buyers.length,
    contributors: new Set(buyers.map(walletOf)).size,
    locks: countThings('lock'),
    airdrops: countThings('airdrop'),
    claims: countEvents('airdrop claimed', 'presale claimed'),
    pools: countThings('pool'),
    stakes: countEvents('pool staked'),
    stakers: new Set(stakers.map(({ wallet }) => wallet)).size,
    users: new Set([...things.map(({ owner }) => owner), ...held.map(({ wallet }) => wallet)]).size,
    acts: events.length,
  }
}

/**
 * What a wallet owns or has a part of that is not over, by its address.
 * @param owed where it has an account in which nothing of its own is left, by the chain
 */
export function sumPortfolio(
  events: readonly LoggedEvent[],
  wallet: string,
  owed: ReadonlySet<string>,
) {
  const positions = [...sumPositions(events)].map(([id, amount]) => ({ id, amount }))
  const found = [...sumThings(events)].flatMap(([address, { kind, owner, isClosed, amount }]) => {
    const held = positions
      .filter(({ id }) => id === `${address}-${wallet}` || id.startsWith(`${address}-${wallet}-`))
      .reduce((all, one) => all + one.amount, 0n)
    const isOwner = owner === wallet
    const isOwed = owed.has(address)
    if (isClosed || (!isOwner && !isOwed && held === 0n)) return []
    const shown = held > 0n ? String(held) : null
    return [{ kind, address, owner, amount: String(amount), isOwner, held: shown, isOwed }]
  })
  return found.toSorted((one, other) => one.address.localeCompare(other.address))
}
