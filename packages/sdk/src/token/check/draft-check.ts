import type { EvmChainDefinition } from '@slipway/chains'
import type { Address, Hex } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { TokenContracts } from '../../platform/token-contracts.ts'
import type { TokenDraft } from '../token-draft-schema.ts'
import type { TokenDraftIssue } from '../types.ts'

/** A draft with everything that its creation depends on. */
export interface TokenDraftCheck {
  readonly draft: TokenDraft
  /** Who will create it. */
  readonly account: Address
  readonly seed: Hex
  /** Exchanges and wrapped native currency of the network; with them a router is compared with what is known. */
  readonly chain?: Pick<EvmChainDefinition, 'venues' | 'wrappedNative'>
}

/** One question that only the chain can answer about a draft. */
export type DraftCheck<Draft extends TokenDraft = TokenDraft> = (
  client: ReadClient,
  contracts: TokenContracts,
  check: Omit<TokenDraftCheck, 'draft'> & { readonly draft: Draft },
) => Promise<readonly TokenDraftIssue[]>

/** An issue of a draft. */
export const issue = (
  field: TokenDraftIssue['field'],
  code: string,
  args: TokenDraftIssue['args'] = {},
): TokenDraftIssue => ({ field, code, args })
