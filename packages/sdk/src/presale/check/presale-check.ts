import type { EvmChainDefinition } from '@slipway/chains'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PresaleContracts } from '../../platform/presale-contracts.ts'
import type { PresaleDraft } from '../presale-draft-schema.ts'
import type { PresaleDraftIssue } from '../read-presale-draft.ts'

/** A draft with everything that its creation depends on. */
export interface PresaleDraftCheck {
  readonly draft: PresaleDraft
  /** Who will create the presale, and own it. */
  readonly account: Address
  /** Key of the project's information; only the reckoned network fee depends on it. */
  readonly ipfsKey?: string
  /** Exchanges and wrapped native currency of the network; with them a router is compared with what is known. */
  readonly chain?: Pick<EvmChainDefinition, 'venues' | 'wrappedNative'>
}

/** One question that only the chain can answer about a draft. */
export type PresaleCheck = (
  client: ReadClient,
  contracts: PresaleContracts,
  check: PresaleDraftCheck,
) => Promise<readonly PresaleDraftIssue[]>

/** An issue of a draft. */
export const issue = (
  field: PresaleDraftIssue['field'],
  code: string,
  args: PresaleDraftIssue['args'] = {},
): PresaleDraftIssue => ({ field, code, args })
