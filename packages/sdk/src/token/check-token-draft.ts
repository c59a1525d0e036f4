import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError } from '../evm/decode-contract-error.ts'
import type { TokenContracts } from '../platform/token-contracts.ts'
import { taxedDraftChecks } from './check/check-taxed-draft.ts'
import { type DraftCheck, issue, type TokenDraftCheck } from './check/draft-check.ts'
import { buildTokenDeployment } from './evm/build-token-deployment.ts'
import { estimateDeploymentCost } from './evm/estimate-deployment-cost.ts'
import { getDeployAddress } from './evm/get-deploy-address.ts'
import { isTaxedDraft } from './is-taxed-draft.ts'
import type { TokenDraftIssue } from './types.ts'

const checkTemplate: DraftCheck = async (client, contracts, { draft }) => {
  const templateId = BigInt(draft.templateId)
  const factory = { address: contracts.factory, abi: tokenFactoryAbi } as const
  const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
  if (!ids.includes(templateId)) {
    return [issue('templateId', 'TokenFactory_TemplateUnknown', { templateId })]
  }
  const template = await client.readContract({
    ...factory,
    functionName: 'template',
    args: [templateId],
  })
  return template.enabled
    ? []
    : [issue('templateId', 'TokenFactory_TemplateDisabled', { templateId })]
}

const checkInviter: DraftCheck = async (client, contracts, { draft, account }) => {
  const { inviter } = draft
  if (inviter === zeroAddress) return []
  if (inviter.toLowerCase() === account.toLowerCase()) {
    return [issue('inviter', 'TokenFactory_InviterIsDeployer', { inviter })]
  }
  const count = await client.readContract({
    address: contracts.factory,
    abi: tokenFactoryAbi,
    functionName: 'recordCountOf',
    args: [inviter],
  })
  return count === 0n ? [issue('inviter', 'TokenFactory_InviterHasNoTokens', { inviter })] : []
}

const checkAddress: DraftCheck = async (client, contracts, { draft, account, seed }) => {
  try {
    const token = await getDeployAddress(client, contracts, { draft, deployer: account, seed })
    const code = await client.getCode({ address: token })
    return code ? [issue('form', 'TokenFactory_AlreadyDeployed', { token })] : []
  } catch (error) {
    // An unknown template has no address; that is said by its own check.
    if (decodeContractError(error, contractErrorsAbi).kind === 'contract') return []
    throw error
  }
}

const checkBalance: DraftCheck = async (client, contracts, { draft, account, seed }) => {
  const query = { account, templateId: BigInt(draft.templateId) }
  const [feeWei, balanceWei] = await Promise.all([
    client
      .readContract({
        address: contracts.factory,
        abi: tokenFactoryAbi,
        functionName: 'feeOf',
        args: [query.account, query.templateId],
      })
      .catch((error: unknown) => {
        if (decodeContractError(error, contractErrorsAbi).kind === 'contract') return undefined
        throw error
      }),
    client.getBalance({ address: account }),
  ])
  if (feeWei === undefined) return []
  const transaction = buildTokenDeployment(contracts, { draft, seed, feeWei })
  const { templateId } = draft
  const cost = { account, transaction, balanceWei, templateId }
  const { gasWei } = await estimateDeploymentCost(client, cost)
  const neededWei = feeWei + gasWei
  return balanceWei < neededWei
    ? [issue('form', 'Balance_Insufficient', { neededWei, balanceWei })]
    : []
}

/**
 * What only the chain knows about a draft that `readTokenDraft` accepted: template open, inviter a creator, address
 * free, balance enough for fee and gas; for taxed templates router, pool currency, dividend token and collection.
 * The contract refuses each of these too, under the same name; what begins with `Venue_` is ours alone.
 * @returns every issue, none when the draft can be created now.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkTokenDraft(
  client: ReadClient,
  contracts: TokenContracts,
  check: TokenDraftCheck,
): Promise<readonly TokenDraftIssue[]> {
  const { draft } = check
  const checks = [checkTemplate, checkInviter, checkAddress, checkBalance]
  const ofAll = checks.map((run) => run(client, contracts, check))
  const ofTaxed = isTaxedDraft(draft)
    ? taxedDraftChecks.map((run) => run(client, contracts, { ...check, draft }))
    : []
  return (await Promise.all([...ofTaxed, ...ofAll])).flat()
}
