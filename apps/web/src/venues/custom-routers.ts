import { readAddress } from '@slipway/sdk/shared/read-address'
import type { Address } from 'viem'
import { activeChain } from '../core/active-chain.ts'

/**
 * An exchange that the visitor added: a V2 router outside the network's own list. A presale takes it only where the
 * platform's registry knows its factory (`contracts/src/presale/ListingChecks.sol`).
 */
export interface CustomRouter {
  readonly name: string
  readonly router: Address
}

const key = `slipway.routers.${activeChain.chainId}`
const longestName = 40

function isRouter(value: unknown): value is CustomRouter {
  const entry = value as Partial<CustomRouter> | null
  return (
    typeof entry?.name === 'string' &&
    typeof entry.router === 'string' &&
    readAddress(entry.router).ok
  )
}

/** The visitor's own exchanges on this network, as this browser keeps them. */
export function loadCustomRouters(): readonly CustomRouter[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(stored) ? stored.filter(isRouter) : []
  } catch {
    // Storage is refused, or holds what nobody of ours wrote: nothing was added.
    return []
  }
}

function save(routers: readonly CustomRouter[]): readonly CustomRouter[] {
  try {
    localStorage.setItem(key, JSON.stringify(routers))
  } catch {
    // The list then lasts as long as the page.
  }
  return routers
}

const same = (a: string, b: string) => a.toLowerCase() === b.toLowerCase()

/** Adds an exchange or renames it, newest last. */
export function addCustomRouter(
  routers: readonly CustomRouter[],
  { name, router }: CustomRouter,
): readonly CustomRouter[] {
  const others = routers.filter((entry) => !same(entry.router, router))
  return save([...others, { name: name.trim().slice(0, longestName), router }])
}

export function removeCustomRouter(
  routers: readonly CustomRouter[],
  router: string,
): readonly CustomRouter[] {
  return save(routers.filter((entry) => !same(entry.router, router)))
}
