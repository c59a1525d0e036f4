import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { Panel } from '@slipway/ui/panel'
import { type ComponentProps, useState } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import foldClasses from '../../form/fold.module.css'
import classes from './create.module.css'
import { ExtrasSection } from './extras-section.tsx'
import { MintingSection } from './minting-section.tsx'
import type { PremiumAddressSearch } from './premium-address.ts'
import { ReceiverSection } from './receiver-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'

interface LateSectionsProps {
  contracts: TokenContracts
  state: CreateFormState
  account: Address | undefined
  invited: string | undefined
  premiumAddress?: PremiumAddressSearch
}

const PremiumSection = lazyPart(() => import('./premium-section.tsx'))

/** Folded away until somebody wants an address of their choice; the search loads with the first opening. */
function PremiumFold(props: ComponentProps<typeof PremiumSection>) {
  const [wasOpened, setOpened] = useState(false)
  return (
    <Panel>
      <details
        className={foldClasses.root}
        onToggle={({ currentTarget }) => setOpened((before) => before || currentTarget.open)}
      >
        <summary>{m.token_preview_search()}</summary>
        {wasOpened && (
          <LatePart>
            <PremiumSection {...props} />
          </LatePart>
        )}
      </details>
    </Panel>
  )
}

/** Sections far down the form that most tokens leave as they are: minting, who gets the supply, links, a chosen address. */
export default function LateSections(props: LateSectionsProps) {
  const { contracts, state, account, invited, premiumAddress } = props
  return (
    <div className={classes.late}>
      <MintingSection form={state.form} />
      <ReceiverSection form={state.form} account={account} />
      <ExtrasSection form={state.form} invited={invited} />
      {premiumAddress && (
        <PremiumFold
          contracts={contracts}
          state={state}
          account={account}
          Search={premiumAddress}
        />
      )}
    </div>
  )
}
