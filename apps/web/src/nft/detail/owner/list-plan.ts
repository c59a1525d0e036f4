import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { type AllowEntry, buildAllowTree, writeAllowFile } from '@slipway/sdk/nft/allow-list'
import { nftOwnerFlows } from '@slipway/sdk/nft/flows/nft-owner-flows'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { storeList } from '../../../files/store-list.ts'
import { uploadProblemText } from '../../../files/upload-problem.ts'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import type { NftAct } from '../nft-view.ts'
import { planOf } from '../plan-of.ts'

const nothing = () => undefined

/** @returns key of the stored list @throws PlanRefused with the reason why it was not stored */
async function keep(file: string): Promise<string> {
  try {
    const list = new Blob([file], { type: 'application/json' })
    return await storeList(list, nothing, new AbortController().signal)
  } catch (error) {
    throw new PlanRefused(`${m.nftpage_own_list_failed()} ${uploadProblemText(error)}`)
  }
}

/** Stores a list and puts its root on chain. */
export async function listPlan(act: NftAct, entries: readonly AllowEntry[]): Promise<ShownPlan> {
  const { address: sale, chainId, symbol } = act.sale
  const scope = { chainId, sale }
  const { root } = buildAllowTree(scope, entries)
  const listKey = await keep(writeAllowFile(scope, entries))
  const count = formatInteger(entries.length)
  return planOf(act, {
    kind: 'nft_set_whitelist',
    plan: planTransaction(nftOwnerFlows.setWhitelist, { sale, root, listKey }),
    review: {
      title: m.transaction_title_nft_set_whitelist({ subject: symbol }),
      gets: [
        { label: m.nftpage_own_list_gets(), value: count },
        { label: m.nftpage_own_list_gets_file(), value: listKey },
        { label: m.nftpage_own_list_gets_root(), value: root },
      ],
    },
    done: () => m.nftpage_own_list_done({ count }),
  })
}
