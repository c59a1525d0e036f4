import { airdropFactoryAbi } from '@slipway/deployments/abi'
import type { Address } from 'viem'
import type { ReadClient } from '../../evm/create-read-client.ts'
import { TokenInfoNotFound } from '../../evm/errors.ts'
import { estimateCost } from '../../evm/estimate-cost.ts'
import { getTokenFacts } from '../../evm/get-token-facts.ts'
import { airdropTemplateIds } from '../../platform/airdrop-kinds.ts'
import { getAirdropFee } from '../evm/get-airdrop-fee.ts'
import type { AirdropContracts } from '../types.ts'
import { buildMapping } from './flows/create-mapping-flow.ts'
import type { MappingDraft } from './mapping-draft-schema.ts'
import type { MappingDraftIssue } from './read-mapping-draft.ts'

/** A draft and who will own it. */
export interface MappingDraftCheck {
  readonly draft: MappingDraft
  readonly account: Address
}

/** Gas of creating a mapping with a pool, rounded up; stands in where a node cannot estimate, as before the allowance. */
const ordinaryCreationGas = 300_000n

const templateId = BigInt(airdropTemplateIds.mapping)

type Check = (
  client: ReadClient,
  contracts: Pick<AirdropContracts, 'factory'>,
  check: MappingDraftCheck,
) => Promise<readonly MappingDraftIssue[]>

const checkTemplate: Check = async (client, contracts) => {
  const factory = { address: contracts.factory, abi: airdropFactoryAbi } as const
  const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
  const refuse = (code: string) => [{ field: 'form', code, args: { templateId } } as const]
  if (!ids.includes(templateId)) return refuse('Factory_TemplateUnknown')
  const template = { ...factory, functionName: 'template', args: [templateId] } as const
  const [, , isOpen] = await client.readContract(template)
  return isOpen ? [] : refuse('Factory_TemplateDisabled')
}

const checkToken =
  (field: 'origin' | 'target'): Check =>
  async (client, _contracts, { draft, account }) => {
    try {
      const { balance = 0n } = await getTokenFacts(client, { address: draft[field], account })
      const needed = field === 'target' ? draft.pool : 0n
      if (balance >= needed) return []
      return [{ field: 'pool', code: 'Token_InsufficientBalance', args: { needed, balance } }]
    } catch (error) {
      if (error instanceof TokenInfoNotFound) return [{ field, code: error.code, args: {} }]
      throw error
    }
  }

const checkNative: Check = async (client, contracts, { draft, account }) => {
  const [{ feeWei }, balanceWei] = await Promise.all([
    getAirdropFee(client, contracts, { account, templateId: airdropTemplateIds.mapping }),
    client.getBalance({ address: account }),
  ])
  const transaction = buildMapping({ contracts, draft, feeWei, approvals: [] })
  const cost = { account, transaction, balanceWei, ordinaryGas: ordinaryCreationGas }
  const neededWei = feeWei + (await estimateCost(client, cost)).gasWei
  if (balanceWei >= neededWei) return []
  return [{ field: 'form', code: 'Balance_Insufficient', args: { neededWei, balanceWei } }]
}

/**
 * What only the chain knows about a draft that `readMappingDraft` accepted: the kind is open, both addresses are tokens,
 * the wallet has the pool and the fee. The factory refuses each of these too.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkMappingDraft(
  client: ReadClient,
  contracts: Pick<AirdropContracts, 'factory'>,
  check: MappingDraftCheck,
): Promise<readonly MappingDraftIssue[]> {
  const template = await checkTemplate(client, contracts, check)
  // A kind that is closed has no fee either.
  if (template.length > 0) return template
  const checks = [checkToken('origin'), checkToken('target'), checkNative]
  const issues = await Promise.all(checks.map((one) => one(client, contracts, check)))
  return issues.flat()
}
