import { m } from '@slipway/messages'
import { ActionGroup } from '../../action/action-group.tsx'
import { ActionGate } from '../../shell/action-gate.tsx'
import { CollectAction } from './collect-action.tsx'
import { canCollect, isLockOwner, type NftAct } from './nft-act.ts'
import { HandoverForm, ReceiverForm, RelockForm, WithdrawAction } from './nft-forms.tsx'

/** What the connected wallet can do with a lock: all of it as its owner, collecting as its fee receiver. */
export default function NftActions({ act }: { act: NftAct }) {
  const isOwner = isLockOwner(act)
  const { lock } = act
  const isEarning = lock.position !== 'none' && lock.isHeld
  if (!isOwner && !(isEarning && canCollect(act))) return null
  return (
    <ActionGroup
      title={m.lock_nft_actions_title({ name: act.name })}
      text={isOwner ? m.lock_nft_actions_text() : m.lock_nft_actions_receiver()}
    >
      {isEarning && <CollectAction act={act} />}
      {isOwner && lock.isHeld && <WithdrawAction act={act} />}
      {isOwner && (
        <ActionGate action="edit">
          {isEarning && <ReceiverForm act={act} />}
          <RelockForm act={act} />
          <HandoverForm act={act} />
        </ActionGate>
      )}
    </ActionGroup>
  )
}
