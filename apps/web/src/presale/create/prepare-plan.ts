import { getNeededApprovals } from '@slipway/sdk/evm/get-needed-approvals'
import { getPermitMessage } from '@slipway/sdk/evm/get-permit-message'
import { getPresaleFee } from '@slipway/sdk/presale/evm/get-presale-fee'
import {
  type CreatePresaleInput,
  createPresaleFlow,
} from '@slipway/sdk/presale/flows/create-presale-flow'
import { calculateTokensNeeded } from '@slipway/sdk/presale/presale-math'
import type { FlowPlan, PlannedPermit } from '../../transaction/flow-plan.ts'
import { readClient } from '../../transaction/read-client.ts'
import type { PlacedPresale } from './presale-order.ts'
import { reviewPresale } from './review-presale.ts'

/** A signed allowance is good for so long; a wallet that is slow to send needs some of it. */
const PERMIT_SECONDS = 3_600n

/** Whether the owner can and must give the presale the right to open the token's trading (settled S-31). */
export function needsLauncher({ token, owner, draft }: PlacedPresale): boolean {
  const { own } = token
  if (draft.kind === 'private' || !own?.taxed || own.taxed.launch.isLaunched) return false
  return own.owner.toLowerCase() === owner.toLowerCase()
}

async function planPermit(
  { contracts, draft, owner }: PlacedPresale,
  value: bigint,
): Promise<PlannedPermit<CreatePresaleInput> | undefined> {
  // The contract judges by its blocks, not by the visitor's clock.
  const { timestamp } = await readClient.getBlock()
  const deadline = timestamp + PERMIT_SECONDS
  const query = { token: draft.claimToken, owner, spender: contracts.factory, value, deadline }
  const isPossible = (await getPermitMessage(readClient, query)) !== undefined
  if (!isPossible) return undefined
  return { query, apply: (input, permit) => ({ ...input, approvals: [], permit }) }
}

/**
 * The creation as the review shows it and the driver sends it, with fee and allowances as they are now.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function preparePlan(presale: PlacedPresale): Promise<FlowPlan<unknown>> {
  const { contracts, draft, owner, presale: address, ipfsKey, list } = presale
  const tokensNeeded = calculateTokensNeeded(draft)
  const need = { token: draft.claimToken, spender: contracts.factory, amount: tokensNeeded }
  const [fee, approvals, permit] = await Promise.all([
    getPresaleFee(readClient, contracts, { account: owner, templateId: draft.templateId }),
    getNeededApprovals(readClient, owner, [need]),
    planPermit(presale, tokensNeeded),
  ])
  const input: CreatePresaleInput = {
    contracts,
    draft,
    presale: address,
    ipfsKey,
    feeWei: fee.feeWei,
    tokensNeeded,
    approvals,
    setsLauncher: needsLauncher(presale),
    slots: list.slots,
    ...(list.root && { whitelistList: { root: list.root.root, ipfsKey: list.root.ipfsKey } }),
  }
  const plan: FlowPlan<CreatePresaleInput> = {
    definition: createPresaleFlow,
    input,
    label: { kind: 'presale_create', subject: presale.token.symbol, contract: address },
    review: reviewPresale(presale, input, fee),
    units: {
      token: { symbol: presale.token.symbol, decimals: presale.token.decimals },
      currency: {
        symbol: presale.values.currencySymbol,
        decimals: presale.values.currencyDecimals,
      },
    },
    ...(permit && approvals.length > 0 && { permit }),
  }
  // The review carries any plan; the definition inside reads only its own input.
  return plan as unknown as FlowPlan<unknown>
}
