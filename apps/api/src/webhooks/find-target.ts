import { Resolver } from 'node:dns/promises'
import { isIP } from 'node:net'
import type { DeliveryFailure } from '@slipway/sdk/webhooks/webhook-rules'
import { readWebhookUrl } from '@slipway/sdk/webhooks/webhook-url'
import { isLoopbackAddress, isPublicAddress } from './public-address.ts'

/** All addresses of a name; a name without any throws. */
export type ResolveHost = (host: string) => Promise<readonly string[]>

const DNS_MS = 2_000
const DNS_TRIES = 2

/** Asks the name servers themselves: neither the machine's own list of hosts, nor the few threads that others wait for. */
export function makeResolveHost(): ResolveHost {
  const resolver = new Resolver({ timeout: DNS_MS, tries: DNS_TRIES })
  return async (host) => {
    const found = await Promise.allSettled([resolver.resolve4(host), resolver.resolve6(host)])
    const addresses = found.flatMap((one) => (one.status === 'fulfilled' ? one.value : []))
    if (addresses.length === 0) throw new Error(`${host} has no address`)
    return addresses
  }
}

/** An attempt that failed, by its reason. */
export class AttemptFailed extends Error {
  override readonly name = 'AttemptFailed'
  readonly failure: DeliveryFailure

  constructor(failure: DeliveryFailure, options?: { cause?: unknown }) {
    super(`the attempt failed: ${failure}`, options)
    this.failure = failure
  }
}

/** Where a connection goes. */
export interface Target {
  readonly url: URL
  /** the one address that is connected: nobody asks for the name again */
  readonly address: string
}

async function addressesOf(host: string, resolve: ResolveHost): Promise<readonly string[]> {
  const literal = host.replace(/^\[|\]$/g, '')
  if (isIP(literal)) return [literal]
  return resolve(host).catch((cause: unknown) => {
    throw new AttemptFailed('name', { cause })
  })
}

/**
 * Finds where a webhook is connected. A name that leads to any address that is not public is refused whole: whoever
 * answers for it may answer otherwise next time, so the judged address is the one that is used.
 *
 * @throws {AttemptFailed} `target`, `name`
 */
export async function findTarget(
  text: string,
  { resolve, allowsLoopback }: { resolve: ResolveHost; allowsLoopback: boolean },
): Promise<Target> {
  const url = readWebhookUrl(text, allowsLoopback)
  if (!url) throw new AttemptFailed('target')
  const addresses = await addressesOf(url.hostname, resolve)
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (allowsLoopback && isLoopbackAddress(address))
  const [address] = addresses
  if (address === undefined || !addresses.every(isAllowed)) throw new AttemptFailed('target')
  return { url, address }
}
