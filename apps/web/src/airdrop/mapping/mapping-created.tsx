import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { StatePage } from '@slipway/ui/state-page'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { explorerAddressUrl } from '../../core/explorer-url.ts'

interface MappingCreatedProps {
  airdrop: Address
  onAgain: () => void
}

/** It stands, and where. */
export function MappingCreated({ airdrop, onAgain }: MappingCreatedProps) {
  return (
    <StatePage
      picture="afloat"
      title={m.mapping_created_title()}
      text={m.mapping_created_text()}
      actions={
        <>
          <AddressText address={airdrop} explorer={explorerAddressUrl(activeChain, airdrop)} />
          <Button component={AppLink} to={`/airdrop/detail/${airdrop}`}>
            {m.mapping_created_open()}
          </Button>
          <Button variant="default" onClick={onAgain}>
            {m.mapping_created_again()}
          </Button>
        </>
      }
    />
  )
}
