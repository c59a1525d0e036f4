import type { NamedContract } from '@slipway/sdk/names/find-name-warnings'
import type { StatusTone } from '@slipway/ui/status-badge'
import type { ReactNode } from 'react'

/** One thing of any tool as the lists of portfolio, profile and search show it. */
export interface Entry {
  readonly key: string
  readonly chainId: number
  /** Of its page, on its own network. */
  readonly path: string
  readonly title: string
  /** Where badges of it are looked up; undefined: nothing that has any. */
  readonly contract?: string | undefined
  /** What its name is compared with others by; undefined where the name is that of something else. */
  readonly named?: NamedContract | undefined
  /** What its mark is drawn from. */
  readonly seed: string
  /** What it is, and facts about it, in a few words each. */
  readonly facts: readonly ReactNode[]
  /** The figure that matters most. */
  readonly amount?: ReactNode
  readonly state?: { readonly tone: StatusTone; readonly text: string } | undefined
}

const short = (address: string) => `${address.slice(0, 6)}…${address.slice(-5)}`

/** A name, or the address where there is none. */
export const titleOf = (name: string | null | undefined, address: string): string =>
  name || short(address)
