import type { TradeRehearsal } from '../../liquidity/trade-rehearsal.ts'
import type { CodeFacts } from './get-code-facts.ts'
import type { LiquidityCustody } from './liquidity-custody.ts'

/** What the owner of one of the platform's tokens can still do, and within which bound. Nothing of it is known of a foreign token. */
export interface OwnerPowers {
  readonly hasOwner: boolean
  readonly mint: boolean
  /** Taxes can change up to the templates' caps. */
  readonly taxes: boolean
  readonly blacklist: boolean
  readonly walletLimit: boolean
  readonly swapLimit: boolean
  /** Trading has not been opened yet. */
  readonly isGated: boolean
  /** Powers that this release has no name for. */
  readonly unknown: boolean
}

/** Everything that the verdict is drawn from. What is undefined could not be read. */
export interface SafetyFacts {
  /** Unix seconds. */
  readonly now: number
  /** Contract name of the template that the factory's registry names; undefined for a foreign token. */
  readonly registeredTemplate: string | undefined
  /** Currency of the network that its name or symbol can be taken for, though it is another token. */
  readonly looksLike: string | undefined
  readonly code: CodeFacts
  readonly powers: OwnerPowers | undefined
  /** The worst of the pools that matter. */
  readonly rehearsal: TradeRehearsal
  /** Over all pools that matter. */
  readonly custody: LiquidityCustody | undefined
  /** Part of the supply in the largest wallet that is neither pool nor locker nor burned. */
  readonly largestHolderBps: number | undefined
  /** A public service holds the matching source. */
  readonly isSourceVerified: boolean | undefined
}
