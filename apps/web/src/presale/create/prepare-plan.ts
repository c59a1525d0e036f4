import { preparePresale } from '@slipway/sdk/presale/prepare-presale'
import { readClient } from '../../core/read-client.ts'
import { showPlan } from '../../transaction/show-plan.ts'
import type { ShownPlan } from '../../transaction/shown-plan.ts'
import type { PlacedPresale } from './presale-params.ts'
import { reviewPresale } from './review-presale.ts'

/** Whether the owner can and must give the presale the right to open the token's trading (settled S-31). */
export function needsLauncher({ token, owner, draft }: PlacedPresale): boolean {
  const { own } = token
  if (draft.kind === 'private' || !own?.taxed || own.taxed.launch.isLaunched) return false
  return own.owner.toLowerCase() === owner.toLowerCase()
}

/**
 * The creation as the review shows it and the driver sends it, with fee and allowances as they are now.
 * @throws {RpcUnavailable} and its kin when no node answers
 */
export async function preparePlan(placed: PlacedPresale): Promise<ShownPlan> {
  const { contracts, draft, owner, presale, ipfsKey, list, token, values } = placed
  const { input, fee, plan } = await preparePresale(readClient, {
    contracts,
    draft,
    owner,
    presale,
    ipfsKey,
    setsLauncher: needsLauncher(placed),
    slots: list.slots,
    ...(list.root && { whitelistList: { root: list.root.root, ipfsKey: list.root.ipfsKey } }),
  })
  return showPlan({
    plan,
    label: { kind: 'presale_create', subject: token.symbol, contract: presale },
    review: reviewPresale(placed, input, fee),
    units: {
      token: { symbol: token.symbol, decimals: token.decimals },
      currency: { symbol: values.currencySymbol, decimals: values.currencyDecimals },
    },
  })
}
