import { m } from '@slipway/messages'
import { ActionGroup } from '../../../action/action-group.tsx'
import type { NftAct } from '../nft-view.ts'
import { WithdrawForm, WithdrawToForm } from './supply-forms.tsx'

/** For whom the sale earns without owning it any more: what came in stays within reach. */
export default function BeneficiaryPanel({ act }: { act: NftAct }) {
  return (
    <ActionGroup title={m.nftpage_own_money()}>
      <WithdrawForm act={act} />
      <WithdrawToForm act={act} />
    </ActionGroup>
  )
}
