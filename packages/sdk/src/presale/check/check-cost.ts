import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import { estimateCost } from '../../evm/estimate-cost.ts'
import { buildCall } from '../../flow/build-call.ts'
import { toPresaleParameters } from '../presale-parameters.ts'
import { issue, type PresaleCheck } from './presale-check.ts'

/** Gas of creating a presale, rounded up; stands in where a node cannot estimate, as before the allowance. */
export const ordinaryCreationGas = 400_000n

/** The kind of presale is open for creation. */
export const checkTemplate: PresaleCheck = async (client, contracts, { draft }) => {
  const templateId = BigInt(draft.templateId)
  const factory = { address: contracts.factory, abi: presaleFactoryAbi } as const
  const ids = await client.readContract({ ...factory, functionName: 'templateIds' })
  if (!ids.includes(templateId)) {
    return [issue('kind', 'Factory_TemplateUnknown', { templateId })]
  }
  const template = { ...factory, functionName: 'template', args: [templateId] } as const
  const [, , isOpen] = await client.readContract(template)
  return isOpen ? [] : [issue('kind', 'Factory_TemplateDisabled', { templateId })]
}

/** The wallet can pay the platform's fee and the network's. */
export const checkBalance: PresaleCheck = async (client, contracts, check) => {
  const { draft, account, ipfsKey = '' } = check
  const factory = { address: contracts.factory, abi: presaleFactoryAbi } as const
  const args = [account, BigInt(draft.templateId)] as const
  const [feeWei, balanceWei] = await Promise.all([
    client.readContract({ ...factory, functionName: 'feeOf', args }).catch((error: unknown) => {
      // An unknown template has no fee; that is said by its own check.
      if (decodeContractError(error, contractErrorsAbi).kind === 'contract') return undefined
      throw error
    }),
    client.getBalance({ address: account }),
  ])
  if (feeWei === undefined) return []
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  const transaction = buildCall({
    to: contracts.factory,
    abi: presaleFactoryAbi,
    functionName: 'deploy',
    args: [templateId, addressParams, numberParams, ipfsKey],
    valueWei: feeWei,
  })
  const cost = { account, transaction, balanceWei, ordinaryGas: ordinaryCreationGas }
  const { gasWei } = await estimateCost(client, cost)
  const neededWei = feeWei + gasWei
  return balanceWei < neededWei
    ? [issue('form', 'Balance_Insufficient', { neededWei, balanceWei })]
    : []
}
