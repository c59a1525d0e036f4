import { formatInteger, formatNames, m } from '@slipway/messages'
import { planTransaction } from '@slipway/sdk/flow/transaction-plan'
import type { FlowState, StepResult } from '@slipway/sdk/flow/types'
import { presaleActionFlows } from '@slipway/sdk/presale/flows/presale-action-flows'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
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

/** Wallets that are named; the rest is counted. */
const NAMED = 3

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
        isUnnamed: true,
      })),
    },
    done: m.presale_admin_add_done(counted(entries.length)),
  })
}

/** What a removal proved, over all its transactions: how many slots went, and whose stayed. */
function removedText({ steps }: Pick<FlowState, 'steps'>): string {
  const results = steps.map(({ result }): StepResult => result ?? {})
  const removed = results.reduce((sum, { changed }) => sum + Number(changed ?? 0), 0)
  const stayed = results.flatMap(({ stayed = '' }) => String(stayed).split(','))
  const kept = stayed.filter((account) => account !== '')
  const done = m.presale_admin_remove_done(counted(removed))
  if (kept.length === 0) return done
  const named = formatNames(kept.slice(0, NAMED).map(shortenAddress))
  const rest = kept.length - NAMED
  const accounts =
    rest > 0
      ? m.presale_admin_remove_stay_more({ accounts: named, count: formatInteger(rest) })
      : named
  return `${done} ${m.presale_admin_remove_stay({ accounts })}`
}

/** Takes unused slots on chain away; what was bought stays, and no view tells which those are. */
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
          label: m.presale_admin_remove_gets_if(),
          value: m.presale_admin_remove_gets_count(counted(accounts.length)),
          isUnnamed: true,
        },
      ],
    },
    done: removedText,
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
          isUnnamed: true,
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
          isUnnamed: true,
        },
      ],
    },
    done: m.presale_admin_revoke_done(),
  })
}
