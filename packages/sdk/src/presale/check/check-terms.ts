import { presaleFactoryAbi } from '@slipway/deployments/abi'
import { contractErrorsAbi } from '@slipway/deployments/errors'
import { decodeContractError } from '../../evm/decode-contract-error.ts'
import type { PresaleDraftField } from '../presale-draft-schema.ts'
import { toPresaleParameters } from '../presale-parameters.ts'
import type { PresaleDraftIssue } from '../read-presale-draft.ts'
import { issue, type PresaleCheck } from './presale-check.ts'

/** The field that a refusal of the factory is about; any other belongs to the form as a whole. */
const fieldOfRefusal: Readonly<Record<string, PresaleDraftField>> = {
  Presale_ClaimTokenZero: 'token',
  Presale_CurrencyIsToken: 'currency',
  Presale_HardCapZero: 'hardCap',
  Presale_SoftCapZero: 'softCap',
  Presale_SoftCapAboveHardCap: 'softCap',
  Presale_SoftCapTooLow: 'softCap',
  Presale_RateZero: 'presaleRate',
  Presale_FairTooCoarse: 'presaleRate',
  Presale_ListingBelowPresale: 'liquidityRate',
  Presale_LiquidityPercentOutOfRange: 'liquidityPercent',
  Presale_MinAboveMax: 'minCurrency',
  Presale_MaxCurrencyZero: 'maxCurrency',
  Presale_StartTooEarly: 'startTime',
  Presale_EndNotAfterStart: 'endTime',
  Presale_EndTooLate: 'endTime',
  Presale_LockTimeOutOfRange: 'lockMinutes',
  Presale_WhitelistModeUnknown: 'whitelistMode',
  Presale_TiersTooLong: 't1Minutes',
  Presale_VestFirstOutOfRange: 'vestFirstPercent',
  Presale_VestCycleOutOfRange: 'vestCycleDays',
  Presale_VestPercentOutOfRange: 'vestPercent',
  Presale_VestRequired: 'vest',
  Presale_RepairTooHigh: 'maxRepairPercent',
  Presale_TaxTooHigh: 'declaredTaxPercent',
  Presale_VenueUnknown: 'router',
  Presale_NativeUnsupported: 'currency',
  Presale_OtherMarket: 'router',
  Presale_PoolExists: 'liquidityRate',
  Presale_PoolTooSmall: 'liquidityRate',
  Presale_PoolSideTooSmall: 'liquidityRate',
}

/** The arguments that a text can hold. */
function plainArgs(args: Readonly<Record<string, unknown>>): PresaleDraftIssue['args'] {
  const plain = Object.entries(args).filter((entry): entry is [string, bigint | number | string] =>
    ['bigint', 'number', 'string'].includes(typeof entry[1]),
  )
  return Object.fromEntries(plain)
}

/** Asks the factory itself: it refuses a draft for the same reasons as the creation, a pool at another price among them. */
export const checkTerms: PresaleCheck = async (client, contracts, { draft, account }) => {
  const { templateId, addressParams, numberParams } = toPresaleParameters(draft)
  try {
    await client.readContract({
      account,
      address: contracts.factory,
      abi: presaleFactoryAbi,
      functionName: 'tokensNeeded',
      args: [templateId, addressParams, numberParams],
    })
    return []
  } catch (error) {
    const { kind, name, args } = decodeContractError(error, contractErrorsAbi)
    if (kind !== 'contract') throw error
    return [issue(fieldOfRefusal[name] ?? 'form', name, plainArgs(args))]
  }
}
