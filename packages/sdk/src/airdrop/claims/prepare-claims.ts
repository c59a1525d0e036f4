import { airdropFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { getNeededApprovals } from '../../evm/get-needed-approvals.ts'
import { getPermitMessage, type PermitQuery } from '../../evm/get-permit-message.ts'
import { airdropTemplateIds } from '../types.ts'
import type { ClaimsDraft, ClaimsList } from './claims-draft.ts'
import type { CreateClaimsInput } from './create-claims-flow.ts'

/** A signed allowance is good for so long, in seconds; a wallet that is slow to send needs some of it. */
const PERMIT_SECONDS = 3_600n

/** What is made, by whom. */
export interface ClaimsOrder {
  readonly draft: ClaimsDraft
  readonly list: ClaimsList
  readonly account: Address
}

/** What an airdrop costs an account, in wei of the native currency. */
export function getAirdropFee(
  client: ReadClient,
  factory: Address,
  query: { readonly account: Address; readonly kind: keyof typeof airdropTemplateIds },
): Promise<bigint> {
  const args = [query.account, BigInt(airdropTemplateIds[query.kind])] as const
  return client.readContract({
    address: factory,
    abi: airdropFactoryAbi,
    functionName: 'feeOf',
    args,
  })
}

/**
 * Asks the chain what an airdrop of claims still needs: its fee, and an allowance, which is signed where the token can
 * (EIP-2612), else approved to the unit.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareClaims(
  client: ReadClient,
  factory: Address,
  { draft, list, account }: ClaimsOrder,
): Promise<{ readonly input: CreateClaimsInput; readonly permit?: PermitQuery }> {
  const { token } = draft
  const need = { token, spender: factory, amount: list.total }
  const [feeWei, approvals, { timestamp }] = await Promise.all([
    getAirdropFee(client, factory, { account, kind: 'claims' }),
    getNeededApprovals(client, account, [need]),
    client.getBlock(),
  ])
  const input = { factory, draft, list, feeWei, approvals }
  if (approvals.length === 0) return { input }
  // The factory judges by its blocks, not by anybody's clock.
  const deadline = timestamp + PERMIT_SECONDS
  const query = { token, owner: account, spender: factory, value: list.total, deadline }
  return (await getPermitMessage(client, query)) ? { input, permit: query } : { input }
}
