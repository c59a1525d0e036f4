import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { getDeployAddress } from '@slipway/sdk/token/evm/get-deploy-address'
import { getInitCodeHash } from '@slipway/sdk/token/evm/get-init-code-hash'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { skipToken, useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { useStore } from 'zustand'
import { readClient } from '../../core/read-client.ts'
import type { PremiumAddressSearch } from './premium-address.ts'
import type { CreateFormState } from './use-create-form-state.ts'

interface PremiumSectionProps {
  contracts: TokenContracts
  state: CreateFormState
  account: Address | undefined
  Search: PremiumAddressSearch
}

/** Everything but amounts is text or plain number, so that this names a draft. */
const keyOf = (draft: TokenDraft) =>
  JSON.stringify(draft, (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value))

/** The search inside the form: for the draft as it is now and the connected wallet. */
export default function PremiumSection({ contracts, state, account, Search }: PremiumSectionProps) {
  const reading = useStore(state.snapshot, (snapshot) => snapshot.reading)
  const draft = reading?.ok ? reading.draft : null
  const { data: initCodeHash, isError } = useQuery({
    queryKey: ['token', 'initCodeHash', account, draft && keyOf(draft)],
    queryFn:
      draft && account
        ? () => getInitCodeHash(readClient, contracts, { draft, deployer: account })
        : skipToken,
    staleTime: Number.POSITIVE_INFINITY,
  })
  // Without a draft or a wallet it says what is missing, and shows a search that is still at work.
  return (
    <Search
      deployer={account}
      factory={contracts.factory}
      initCodeHash={initCodeHash}
      missing={draft ? (isError ? 'failed' : 'reading') : 'form'}
      seed={state.seed}
      verify={async (seed) => {
        if (!draft || !account) throw new Error('the form is incomplete')
        return getDeployAddress(readClient, contracts, { draft, deployer: account, seed })
      }}
      onFound={state.takeSeed}
      onCleared={state.renewSeed}
    />
  )
}
