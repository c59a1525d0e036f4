import { m } from '@slipway/messages'
import type { WhitelistEntry } from '@slipway/sdk/whitelist/types'
import { readWhitelistFile } from '@slipway/sdk/whitelist/whitelist-file'
import { AddressText } from '@slipway/ui/address-text'
import { StatusBadge } from '@slipway/ui/status-badge'
import { type Address, zeroAddress, zeroHash } from 'viem'
import { ActionForm } from '../../../action/action-form.tsx'
import { ActionGroup } from '../../../action/action-group.tsx'
import { PlainAction } from '../../../action/plain-action.tsx'
import { PlanRefused } from '../../../action/plan-refused.ts'
import { ipfsPath } from '../../../files/ipfs-path.ts'
import { entryTime } from '../../shared/presale-phases.ts'
import { isOwner, type PresaleContext } from '../presale-context.ts'
import { useIndexedPresale } from '../use-presale.ts'
import { ListForm } from './list-form.tsx'
import { addPlan, removePlan, revokePlan, rootPlan } from './list-plans.ts'
import { ModeForm } from './mode-form.tsx'
import { keeperPlan, slotTransferPlan } from './owner-plans.ts'
import { hasBegun, readKeeperParams } from './read-owner-params.ts'

/** Places of wallets in the stored list. @throws PlanRefused when it cannot be read or names none of them */
async function findPlaces(
  key: string | null | undefined,
  entries: readonly WhitelistEntry[],
): Promise<number[]> {
  const path = ipfsPath(key)
  const answer = path ? await fetch(path).catch(() => undefined) : undefined
  const list = answer?.ok ? readWhitelistFile(await answer.json()) : undefined
  if (!list) throw new PlanRefused(m.presale_admin_revoke_unreadable())
  const asked = new Set(entries.map(({ address }) => address.toLowerCase()))
  const places = list.flatMap(({ address }, index) =>
    asked.has(address.toLowerCase()) ? [index] : [],
  )
  if (places.length === 0) throw new PlanRefused(m.presale_admin_revoke_unlisted())
  return places
}

function LongList({ act }: { act: PresaleContext }) {
  const { presale, now } = act
  const { data } = useIndexedPresale(presale.address)
  const hasList = presale.whitelistRoot !== zeroHash
  return (
    <>
      {(!hasBegun(presale, now) || act.doneOf('presale_set_whitelist_root')) && (
        <ListForm
          act={act}
          kind="presale_set_whitelist_root"
          title={m.presale_admin_root_title()}
          open={m.presale_admin_root_open()}
          text={m.presale_admin_root_text()}
          current={hasList ? m.presale_admin_root_current() : m.presale_admin_root_none()}
          hasTiers
          steps={1}
          plan={({ entries }) => rootPlan(act, entries)}
        />
      )}
      {hasList && (
        <ListForm
          act={act}
          kind="presale_revoke_leaves"
          title={m.presale_admin_revoke_title()}
          open={m.presale_admin_revoke_open()}
          text={m.presale_admin_revoke_text()}
          steps={1}
          plan={async ({ entries }) =>
            revokePlan(act, await findPlaces(data?.whitelistKey, entries))
          }
        />
      )}
    </>
  )
}

function SlotTrading({ act }: { act: PresaleContext }) {
  const isOn = act.presale.terms.enableWhiteTransfer
  return (
    <PlainAction
      act={act}
      kind="presale_set_slot_transfer"
      title={m.presale_admin_trade_title()}
      text={m.presale_admin_trade_text()}
      current={
        <StatusBadge tone={isOn ? 'good' : 'neutral'}>
          {isOn ? m.presale_admin_trade_on() : m.presale_admin_trade_off()}
        </StatusBadge>
      }
      open={isOn ? m.presale_admin_trade_stop() : m.presale_admin_trade_allow()}
      preview={isOn ? m.presale_admin_trade_gets_off() : m.presale_admin_trade_gets_on()}
      plan={() => slotTransferPlan(act, !isOn)}
    />
  )
}

function Keeper({ act }: { act: PresaleContext }) {
  const { whitelistAdmin } = act.presale
  const isNobody = whitelistAdmin === zeroAddress
  return (
    <ActionForm<'admin', { admin: Address }>
      act={act}
      kind="presale_set_whitelist_admin"
      title={m.presale_admin_keeper_title()}
      text={m.presale_admin_keeper_text()}
      current={isNobody ? m.presale_admin_keeper_none() : <AddressText address={whitelistAdmin} />}
      isSetting
      fields={[
        {
          name: 'admin',
          label: m.presale_admin_keeper_field(),
          rule: m.presale_admin_keeper_rule(),
          kind: 'address',
        },
      ]}
      initial={{ admin: isNobody ? '' : whitelistAdmin }}
      read={readKeeperParams}
      plan={({ admin }) => keeperPlan(act, admin)}
    />
  )
}

/** What the list is good for: nothing where everybody may come in, by the mode or once its windows are over. */
function groupText({ presale, now }: PresaleContext): string {
  if (presale.terms.useWhiteList === 0) return m.presale_admin_list_text_open()
  const opensToAll = entryTime(presale, 0) ?? Number.POSITIVE_INFINITY
  return now < opensToAll ? m.presale_admin_list_text() : m.presale_admin_list_text_over()
}

/**
 * Everything about who may come in, while anybody may: for the owner, and but for mode, trading and admin for the
 * whitelist admin.
 */
export function WhitelistGroup({ act }: { act: PresaleContext }) {
  const { state, terms } = act.presale
  const owner = isOwner(act)
  if (state.poolStatus !== 0 || act.now >= terms.endTime) return null
  return (
    <ActionGroup title={m.presale_admin_list_title()} text={groupText(act)}>
      {owner && <ModeForm act={act} />}
      <ListForm
        act={act}
        kind="presale_set_whitelist"
        id="add"
        title={m.presale_admin_add_title()}
        open={m.presale_admin_add_open()}
        text={m.presale_admin_add_text()}
        hasTiers
        plan={({ entries }) => addPlan(act, entries)}
      />
      <ListForm
        act={act}
        kind="presale_set_whitelist"
        id="remove"
        title={m.presale_admin_remove_title()}
        open={m.presale_admin_remove_open()}
        text={m.presale_admin_remove_text()}
        plan={({ entries }) =>
          removePlan(
            act,
            entries.map(({ address }) => address),
          )
        }
      />
      <LongList act={act} />
      {owner && <SlotTrading act={act} />}
      {owner && <Keeper act={act} />}
    </ActionGroup>
  )
}
