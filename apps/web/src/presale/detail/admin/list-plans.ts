import { formatInteger, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import type { Address } from 'viem'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { uploadProblemText } from '../../../files/upload-problem.ts'
import type { ShownPlan } from '../../../transaction/shown-plan.ts'
import { buildListRoot } from '../../create/build-list-root.ts'
import { presaleFiles } from '../../shared/presale-files.ts'
import { planOf } from '../plan-of.ts'
import type { PresaleView } from '../presale-context.ts'

type Plain = Pick<PresaleView, 'presale' | 'name'>

const counted = (count: number) => ({ count, shown: formatInteger(count) })

/** Lists wallets on chain, in calls of 500. */
export function addPlan(view: Plain, entries: readonly WhitelistEntry[]): ShownPlan {
  const tiers = [1, 2].flatMap((level) => {
    const count = entries.filter((entry) => entry.level === level).length
    return count > 0 ? [{ level, count }] : []
  })
  return planOf(view, {
    kind: 'presale_set_whitelist',
    id: 'add',
    plan: planTransaction(presaleActionFlows.setWhitelist, {
      presale: view.presale.address,
      slots: entries,
    }),
    review: {
      title: m.presale_admin_add_review(),
      gets: tiers.map(({ level, count }) => ({
        label: `${m.presale_admin_add_gets()} · ${level}`,
        value: m.presale_admin_add_gets_tier({ ...counted(count), level }),
      })),
    },
    done: m.presale_admin_add_done(counted(entries.length)),
  })
}

/** Takes unused slots on chain away. */
export function removePlan(view: Plain, accounts: readonly Address[]): ShownPlan {
  const slots = accounts.map((address) => ({ address, level: 0 }))
  return planOf(view, {
    kind: 'presale_set_whitelist',
    id: 'remove',
    plan: planTransaction(presaleActionFlows.setWhitelist, {
      presale: view.presale.address,
      slots,
    }),
    review: {
      title: m.presale_admin_remove_review(),
      gets: [
        {
          label: m.presale_admin_remove_gets(),
          value: m.presale_admin_remove_gets_count(counted(accounts.length)),
        },
      ],
    },
    done: m.presale_admin_remove_done(counted(accounts.length)),
  })
}

/** @returns key of the stored list @throws PlanRefused with the reason why it was not stored */
async function storeList(entries: readonly WhitelistEntry[]): Promise<string> {
  try {
    const rows = entries.map(({ address, level }): [string, 1 | 2] => [address, level])
    const { cid } = await presaleFiles.uploadWhitelist({ entries: rows })
    return cid
  } catch (error) {
    throw new PlanRefused(`${m.presale_admin_root_failed()} ${uploadProblemText(error)}`)
  }
}

/** Stores a list and puts its root on chain. */
export async function rootPlan(
  view: Plain,
  entries: readonly WhitelistEntry[],
): Promise<ShownPlan> {
  const { address: presale, chainId } = view.presale
  const [root, cid] = await Promise.all([
    buildListRoot({ scope: { chainId, presale }, entries }),
    storeList(entries),
  ])
  return planOf(view, {
    kind: 'presale_set_whitelist_root',
    plan: planTransaction(presaleActionFlows.setWhitelistRoot, { presale, root, ipfsKey: cid }),
    review: {
      title: m.presale_admin_root_review(),
      gets: [
        {
          label: m.presale_admin_add_gets(),
          value: m.presale_admin_remove_gets_count(counted(entries.length)),
        },
        { label: m.presale_admin_root_gets_file(), value: cid },
        { label: m.presale_admin_root_gets_root(), value: root },
      ],
    },
    done: m.presale_admin_root_done(counted(entries.length)),
  })
}

/** Takes places of the list away that are not on chain yet. */
export function revokePlan(view: Plain, indexes: readonly number[]): ShownPlan {
  return planOf(view, {
    kind: 'presale_revoke_leaves',
    plan: planTransaction(presaleActionFlows.revokeLeaves, {
      presale: view.presale.address,
      indexes,
    }),
    review: {
      title: m.presale_admin_revoke_review(),
      gets: [
        {
          label: m.presale_admin_remove_gets(),
          value: m.presale_admin_remove_gets_count(counted(indexes.length)),
        },
      ],
    },
    done: m.presale_admin_revoke_done(),
  })
}
