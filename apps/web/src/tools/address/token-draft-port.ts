import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import type { Address, Hex } from 'viem'

/** The unfinished token of this network, as the create form left it. */
export interface KeptTokenDraft {
  /** Undefined while the form is incomplete. */
  readonly draft: TokenDraft | undefined
  readonly name: string
  readonly symbol: string
  /** Seed that the form will use. */
  readonly seed: Hex
}

/** The way to the create form, which is another feature: the route connects the two. */
export interface TokenDraftPort {
  /** @param deployer the connected wallet */
  load(deployer: Address): Promise<KeptTokenDraft | undefined>
  /** Gives the form another seed. */
  adopt(seed: Hex): void
  /** A seed by chance again. */
  release(): void
}
