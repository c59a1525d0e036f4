import type { ActFeature } from '@slipway/api-client'
import { actFeatures } from '../../stats/act-features.ts'

/** What the stream shows; it stands in the address bar. */
export interface MonitorSearch {
  /** Short name of one network; all of them without it. */
  readonly network?: string
  readonly feature?: ActFeature
}

/** Reads the page's state from an address; what makes no sense there counts as not given. */
export function readMonitorSearch(search: Readonly<Record<string, unknown>>): MonitorSearch {
  const { network } = search
  const found = {
    network: typeof network === 'string' && /^[a-z0-9-]{2,24}$/.test(network) ? network : undefined,
    feature: actFeatures.find((one) => one === search.feature),
  }
  return Object.fromEntries(Object.entries(found).filter(([, value]) => value !== undefined))
}
