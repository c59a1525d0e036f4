import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import type { Address } from 'viem'
import classes from './create.module.css'
import { ExtrasSection } from './extras-section.tsx'
import { MintingSection } from './minting-section.tsx'
import type { PremiumAddressSearch } from './premium-address.ts'
import { PremiumFold } from './premium-fold.tsx'
import { ReceiverSection } from './receiver-section.tsx'
import type { CreateFormState } from './use-create-form-state.ts'

interface LateSectionsProps {
  contracts: TokenContracts
  state: CreateFormState
  account: Address | undefined
  isInvited: boolean
  premiumAddress?: PremiumAddressSearch
}

/** Sections far down the form that most tokens leave as they are: minting, who gets the supply, links, a chosen address. */
export default function LateSections(props: LateSectionsProps) {
  const { contracts, state, account, isInvited, premiumAddress } = props
  return (
    <div className={classes.late}>
      <MintingSection form={state.form} />
      <ReceiverSection form={state.form} account={account} />
      <ExtrasSection form={state.form} isInvited={isInvited} />
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
