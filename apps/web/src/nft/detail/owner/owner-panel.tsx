import { m } from '@slipway/messages'
import type { NftContracts } from '@slipway/sdk/nft/types'
import { ActionGroup } from '../../../action/action-group.tsx'
import classes from '../collection.module.css'
import type { NftAct } from '../nft-view.ts'
import { StatePanel } from '../state-panel.tsx'
import { TrustPanel } from '../trust-panel.tsx'
import { InfoForm } from './info-form.tsx'
import { InviterForm } from './inviter-form.tsx'
import { ListForm } from './list-form.tsx'
import RevealGroup from './reveal-forms.tsx'
import { MintForm, UriForm, WithdrawForm, WithdrawToForm } from './supply-forms.tsx'
import { HandOverForm, RenounceForm } from './words-forms.tsx'

interface OwnerPanelProps {
  act: NftAct
  contracts: NftContracts
}

/** The owner's side of a collection: a row for each thing that can still be done, with its rule, its form and its preview. */
export default function OwnerPanel({ act, contracts }: OwnerPanelProps) {
  const { terms } = act.sale
  const isPublic = terms.mintMethod === 'public'
  return (
    <div className={classes.stack}>
      <StatePanel view={act} />
      <ActionGroup title={m.nftpage_own_supply()}>
        <MintForm act={act} />
        <UriForm act={act} />
        {isPublic && <ListForm act={act} />}
      </ActionGroup>
      {BigInt(terms.provenanceHash) !== 0n && <RevealGroup act={act} />}
      {isPublic && (
        <ActionGroup title={m.nftpage_own_money()}>
          <WithdrawForm act={act} />
          <WithdrawToForm act={act} />
          <InviterForm act={act} contracts={contracts} />
        </ActionGroup>
      )}
      <ActionGroup title={m.nftpage_own_words()}>
        <InfoForm act={act} contracts={contracts} />
        <HandOverForm act={act} />
        <RenounceForm act={act} />
      </ActionGroup>
      <TrustPanel view={act} />
    </div>
  )
}
