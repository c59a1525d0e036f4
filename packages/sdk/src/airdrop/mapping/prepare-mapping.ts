import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { permitInstead } from '../../flow/permit-instead.ts'
import { planTransaction, type TransactionPlan } from '../../flow/transaction-plan.ts'
import { airdropTemplateIds } from '../../platform/airdrop-kinds.ts'
import { type AirdropFee, getAirdropFee } from '../evm/get-airdrop-fee.ts'
import { prepareAllowance } from '../evm/prepare-allowance.ts'
import type { AirdropContracts } from '../types.ts'
import { type CreateMappingInput, createMappingFlow } from './flows/create-mapping-flow.ts'
import { type MappingPaymentInput, mappingActionFlows } from './flows/mapping-action-flows.ts'
import type { MappingDraft } from './mapping-draft-schema.ts'

/** An input with everything that was missing, and its plan, whose allowance is signed where the token can. */
export interface PreparedInput<Input> {
  readonly input: Input
  readonly plan: TransactionPlan
}

/**
 * Asks the chain what the creation of a mapping still needs: fee, and allowance for its first pool.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareMapping(
  client: ReadClient,
  contracts: Pick<AirdropContracts, 'factory'>,
  { draft, account }: { readonly draft: MappingDraft; readonly account: Address },
): Promise<PreparedInput<CreateMappingInput> & { readonly fee: AirdropFee }> {
  const need = { token: draft.target, spender: contracts.factory, amount: draft.pool }
  const [fee, { approvals, query }] = await Promise.all([
    getAirdropFee(client, contracts, { account, templateId: airdropTemplateIds.mapping }),
    prepareAllowance(client, account, need),
  ])
  const { factory } = contracts
  const { feeWei } = fee
  const input = { contracts: { factory }, draft, feeWei, approvals }
  const permits = permitInstead<CreateMappingInput>(query)
  return { input, fee, plan: planTransaction(createMappingFlow, input, { permits }) }
}

/** Tokens that go into a mapping. */
export interface MappingPayment {
  /** Old tokens for new ones, or new ones for the pool. */
  readonly kind: 'swap' | 'recharge'
  readonly account: Address
  readonly airdrop: Address
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
}

/**
 * Asks the chain which allowance a payment still needs; that of a swap may be signed.
 * @throws {RpcUnavailable} and its kin when no node answers.
 */
export async function prepareMappingPayment(
  client: ReadClient,
  { kind, account, airdrop, token, amount }: MappingPayment,
): Promise<PreparedInput<MappingPaymentInput>> {
  const need = { token, spender: airdrop, amount }
  const { approvals, query } = await prepareAllowance(client, account, need)
  const input = { airdrop, amount, approvals }
  const permits = permitInstead<MappingPaymentInput>(kind === 'swap' ? query : undefined)
  return { input, plan: planTransaction(mappingActionFlows[kind], input, { permits }) }
}
