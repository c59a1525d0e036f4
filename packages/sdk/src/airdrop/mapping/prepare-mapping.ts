import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import type { PermitQuery } from '../../evm/get-permit-message.ts'
import { type AirdropFee, getAirdropFee } from '../evm/get-airdrop-fee.ts'
import { prepareAllowance } from '../evm/prepare-allowance.ts'
import { type AirdropContracts, airdropTemplateIds } from '../types.ts'
import type { CreateMappingInput } from './flows/create-mapping-flow.ts'
import type { MappingPaymentInput } from './flows/mapping-action-flows.ts'
import type { MappingDraft } from './mapping-draft-schema.ts'

/** An input with everything that was missing, and the message that saves a transaction where the token can. */
export interface PreparedInput<Input> {
  readonly input: Input
  readonly query?: PermitQuery
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
  const [fee, { approvals, ...permit }] = await Promise.all([
    getAirdropFee(client, contracts, { account, templateId: airdropTemplateIds.mapping }),
    prepareAllowance(client, account, need),
  ])
  const { factory } = contracts
  const { feeWei } = fee
  return { input: { contracts: { factory }, draft, feeWei, approvals }, fee, ...permit }
}

/** Tokens that go into a mapping. */
export interface MappingPayment {
  readonly account: Address
  readonly airdrop: Address
  /** The old token, or the new one for the pool. */
  readonly token: Address
  /** Base units. */
  readonly amount: bigint
}

/** Asks the chain which allowance a payment still needs. @throws {RpcUnavailable} and its kin when no node answers. */
export async function prepareMappingPayment(
  client: ReadClient,
  { account, airdrop, token, amount }: MappingPayment,
): Promise<PreparedInput<MappingPaymentInput>> {
  const need = { token, spender: airdrop, amount }
  const { approvals, ...permit } = await prepareAllowance(client, account, need)
  return { input: { airdrop, amount, approvals }, ...permit }
}
