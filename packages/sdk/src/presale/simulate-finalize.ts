import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { isNodeAway } from '../evm/is-node-away.ts'
import { readOrNothing } from '../evm/read-or-nothing.ts'
import { taxedTokenAbi } from '../evm/taxed-token-abi.ts'
import type { PresaleContracts } from '../platform/presale-contracts.ts'
import { smaller } from '../shared/smaller.ts'
import { findMissingLauncher } from './evm/find-missing-launcher.ts'
import { getPresaleAddress } from './evm/get-presale-address.ts'
import type { PresaleDraft } from './presale-draft-schema.ts'
import { callListingProbe, type RehearsedPresale } from './rehearsal/call-listing-probe.ts'
import {
  type FinalizeSimulation,
  notRehearsed,
  readListingReport,
} from './rehearsal/read-listing-report.ts'
import type { Presale } from './types.ts'

export type { FinalizeRemedy, FinalizeSimulation } from './rehearsal/read-listing-report.ts'

/** A presale that is to be made. */
export interface DraftRehearsal {
  readonly draft: PresaleDraft
  readonly owner: Address
  /** Where it will stand, when that is known: a token may have exempted that address already. */
  readonly presale?: Address
}

/** A presale that is there. */
export interface PresaleRehearsal {
  readonly existing: Pick<Presale, 'address' | 'kind' | 'terms' | 'state'>
}

/** Templates below have no launch gate. */
const FIRST_GATED_TEMPLATE = 2n

/** How much smaller the raise is made where its currency cannot be had for the rehearsal. */
const scales = [1n, 1_000n, 1_000_000n] as const

async function getTokenTemplate(
  client: ReadClient,
  { tokenFactory }: PresaleContracts,
  token: Address,
): Promise<bigint> {
  const { templateId } = await client.readContract({
    address: tokenFactory,
    abi: tokenFactoryAbi,
    functionName: 'recordOf',
    args: [token],
  })
  return BigInt(templateId)
}

/** Before a gated token's presale exists nobody can give it anything: what can be known is who may give the launcher right. */
async function judgeGate(
  client: ReadClient,
  token: Address,
  owner: Address,
): Promise<FinalizeSimulation> {
  const contract = { address: token, abi: taxedTokenAbi } as const
  const found = await readOrNothing(client.readContract({ ...contract, functionName: 'owner' }))
  if (found?.toLowerCase() === owner.toLowerCase()) return notRehearsed
  const args = { token, launcher: zeroAddress }
  const failure = { kind: 'contract', name: 'Presale_NotLauncher', args } as const
  return { ok: false, failure, remedy: 'set-launcher' }
}

const EXEMPT_OUT = 2

/** A private presale makes no pool, but its gated token has to be open, and to reach buyers untaxed. */
async function judgePrivate(
  client: ReadClient,
  token: Address,
  presale: Address,
): Promise<FinalizeSimulation> {
  const contract = { address: token, abi: taxedTokenAbi } as const
  const [launchState, exemption] = await Promise.all([
    client.readContract({ ...contract, functionName: 'launchState' }),
    client.readContract({ ...contract, functionName: 'exemptionOf', args: [presale] }),
  ])
  const isLauncher = launchState[5].toLowerCase() === presale.toLowerCase()
  const failure = { kind: 'contract', args: { token } } as const
  if (!isLauncher && (exemption & EXEMPT_OUT) === 0) {
    return {
      ok: false,
      failure: { ...failure, name: 'Presale_NotExempt' },
      remedy: 'add-exemption',
    }
  }
  const isLaunched = launchState[0]
  if (isLaunched) return { ok: true, isRehearsed: true }
  return { ok: false, failure: { ...failure, name: 'Presale_NotLaunched' } }
}

async function rehearse(
  client: ReadClient,
  contracts: PresaleContracts,
  presale: RehearsedPresale,
): Promise<FinalizeSimulation> {
  const judged = { isForeign: presale.tokenTemplate === 0n, declaredTaxBps: presale.declaredTaxBps }
  for (const scale of scales) {
    const report = await callListingProbe(client, contracts, { presale, scale })
    if (!report) return notRehearsed
    if (report.funding.ok) return readListingReport(report, judged, contractErrorsAbi)
  }
  return notRehearsed
}

function ofPresale(
  { existing: presale }: PresaleRehearsal,
  tokenTemplate: bigint,
): RehearsedPresale {
  const { terms, state } = presale
  const { accepted } = state
  const raised = accepted + terms.softCap - smaller(accepted, terms.softCap)
  return {
    ...terms,
    presale: presale.address,
    exists: true,
    liquidityPercent: BigInt(terms.liquidityPercent),
    lockTime: BigInt(terms.lockTime),
    maxRepairBps: BigInt(terms.maxRepairBps),
    declaredTaxBps: BigInt(terms.declaredTaxBps),
    raised,
    tokenTemplate,
  }
}

async function ofDraft(
  client: ReadClient,
  contracts: PresaleContracts,
  { draft, owner, presale }: DraftRehearsal,
  tokenTemplate: bigint,
): Promise<RehearsedPresale> {
  const address =
    presale ?? (await getPresaleAddress(client, contracts, { draft, owner, ipfsKey: '' }))
  return { ...draft, presale: address, owner, exists: false, raised: draft.hardCap, tokenTemplate }
}

/** What is known about kind and gate alone; undefined where the listing has to be rehearsed. */
async function judgeWithoutRehearsal(
  client: ReadClient,
  query: DraftRehearsal | PresaleRehearsal,
  template: bigint,
): Promise<FinalizeSimulation | undefined> {
  const isGated = template >= FIRST_GATED_TEMPLATE
  if ('draft' in query) {
    return isGated ? judgeGate(client, query.draft.claimToken, query.owner) : undefined
  }
  const { kind, address, terms } = query.existing
  if (kind !== 'private') {
    const failure = isGated && (await findMissingLauncher(client, terms.claimToken, address))
    return failure ? { ok: false, failure, remedy: 'set-launcher' } : undefined
  }
  return isGated ? judgePrivate(client, terms.claimToken, address) : notRehearsed
}

/**
 * Rehearses the end of a presale for its very token: would the pool be filled at the listing rate, would buyers get whole
 * tokens, and could they sell them? For a draft before anybody has paid, for a presale at any time before it is finished.
 * Private presales have no pool: only a gated token's readiness is told, once the presale exists. A token with a launch gate can only be rehearsed once its presale
 * exists.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function simulateFinalize(
  client: ReadClient,
  contracts: PresaleContracts,
  query: DraftRehearsal | PresaleRehearsal,
): Promise<FinalizeSimulation> {
  const isDraft = 'draft' in query
  const { kind } = isDraft ? query.draft : query.existing
  if (kind === 'private' && isDraft) return notRehearsed
  const token = isDraft ? query.draft.claimToken : query.existing.terms.claimToken
  const template = await getTokenTemplate(client, contracts, token)
  const judged = await judgeWithoutRehearsal(client, query, template)
  if (judged) return judged
  try {
    const presale = isDraft
      ? await ofDraft(client, contracts, query, template)
      : ofPresale(query, template)
    return await rehearse(client, contracts, presale)
  } catch (error) {
    // A node that cannot run a call with other state says nothing about the token.
    if (isNodeAway(error)) throw error
    return notRehearsed
  }
}
