import { tokenFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { type Address, type Hex, zeroAddress } from 'viem'
import type { ReadClient } from '../evm/create-read-client.ts'
import { decodeContractError } from '../evm/decode-contract-error.ts'
import { buildTokenDeployment } from './evm/build-token-deployment.ts'
import { estimateDeploymentCost } from './evm/estimate-deployment-cost.ts'
import { getDeployAddress } from './evm/get-deploy-address.ts'
import type { TokenDraft } from './token-draft-schema.ts'
import type { TokenContracts, TokenDraftIssue } from './types.ts'

/** A draft with everything that its creation depends on. */
export interface TokenDraftCheck {
  readonly draft: TokenDraft
  /** Who will create it. */
  readonly account: Address
  readonly seed: Hex
}

const issue = (
  field: TokenDraftIssue['field'],
  code: string,
  args: TokenDraftIssue['args'] = {},
): TokenDraftIssue => ({ field, code, args })

type Check = (
  client: ReadClient,
  contracts: TokenContracts,
  check: TokenDraftCheck,
) => Promise<TokenDraftIssue | undefined>

const checkTemplate: Check = async (client, contracts, { draft }) => {
  const templateId = BigInt(draft.templateId)
  const factory = { address: contracts.factory, abi: tokenFactoryAbi } as const
  const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
  if (!ids.includes(templateId)) {
    return issue('templateId', 'TokenFactory_TemplateUnknown', { templateId })
  }
  const template = await client.readContract({
    ...factory,
    functionName: 'template',
    args: [templateId],
  })
  return template.enabled
    ? undefined
    : issue('templateId', 'TokenFactory_TemplateDisabled', { templateId })
}

const checkInviter: Check = async (client, contracts, { draft, account }) => {
  const { inviter } = draft
  if (inviter === zeroAddress) return undefined
  if (inviter.toLowerCase() === account.toLowerCase()) {
    return issue('inviter', 'TokenFactory_InviterIsDeployer', { inviter })
  }
  const count = await client.readContract({
    address: contracts.factory,
    abi: tokenFactoryAbi,
    functionName: 'recordCountOf',
    args: [inviter],
  })
  return count === 0n ? issue('inviter', 'TokenFactory_InviterHasNoTokens', { inviter }) : undefined
}

const checkAddress: Check = async (client, contracts, { draft, account, seed }) => {
  try {
    const token = await getDeployAddress(client, contracts, { draft, deployer: account, seed })
    const code = await client.getCode({ address: token })
    return code ? issue('form', 'TokenFactory_AlreadyDeployed', { token }) : undefined
  } catch (error) {
    // An unknown template has no address; that is said by its own check.
    if (decodeContractError(error, contractErrorsAbi).kind === 'contract') return undefined
    throw error
  }
}

const checkBalance: Check = async (client, contracts, { draft, account, seed }) => {
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
  if (feeWei === undefined) return undefined
  const transaction = buildTokenDeployment(contracts, { draft, seed, feeWei })
  const { gasWei } = await estimateDeploymentCost(client, { account, transaction, balanceWei })
  const neededWei = feeWei + gasWei
  return balanceWei < neededWei
    ? issue('form', 'Balance_Insufficient', { neededWei, balanceWei })
    : undefined
}

/**
 * What only the chain knows about a draft that `readTokenDraft` accepted: template open, inviter a creator, address
 * free, balance enough for fee and gas. The contract refuses each of these too, under the same name.
 * @returns every issue, none when the draft can be created now.
 * @throws {RpcUnavailable} and its kin when no node answers: then nothing is known, which is not "no issues".
 */
export async function checkTokenDraft(
  client: ReadClient,
  contracts: TokenContracts,
  check: TokenDraftCheck,
): Promise<readonly TokenDraftIssue[]> {
  const checks = [checkTemplate, checkInviter, checkAddress, checkBalance]
  const found = await Promise.all(checks.map((run) => run(client, contracts, check)))
  return found.filter((one) => one !== undefined)
}
