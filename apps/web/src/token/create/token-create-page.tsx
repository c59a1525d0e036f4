import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { PageHeader } from '@slipway/ui/page-header'
import { isAddress } from 'viem'
import { useConnection } from 'wagmi'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { CreationForm } from '../../transaction/creation-form.tsx'
import { useTransactionStore } from '../../transaction/transaction-store.ts'
import { LazyUndeployed } from '../shared/lazy-undeployed.ts'
import { tokenContracts } from '../shared/token-contracts.ts'
import { findCreation } from './find-creation.ts'
import type { PremiumAddressSearch } from './premium-address.ts'
import { TokenCreateForm } from './token-create-form.tsx'
import { useCreateFormState } from './use-create-form-state.ts'

const TokenCreated = lazyPart(() => import('./token-created.tsx'))

interface TokenCreatePageProps {
  /** Address from an invitation link. */
  inviter: string | undefined
  /** The search for a memorable address; a feature of its own. */
  premiumAddress?: PremiumAddressSearch
}

/** Create a token (specification section 2, `/token/create`). */
export function TokenCreatePage(props: TokenCreatePageProps) {
  if (!tokenContracts) return <LazyUndeployed />
  return <Create {...props} contracts={tokenContracts} />
}

function Create({
  contracts,
  inviter,
  premiumAddress,
}: TokenCreatePageProps & { contracts: TokenContracts }) {
  const { address } = useConnection()
  const invited =
    inviter !== undefined && isAddress(inviter, { strict: false }) ? inviter : undefined
  const state = useCreateFormState(address, invited)
  const records = useTransactionStore((store) => store.records)
  const creation = findCreation(records, state.seed)
  if (creation?.token)
    return (
      <LatePart>
        <TokenCreated creation={{ ...creation, token: creation.token }} onAgain={state.startOver} />
      </LatePart>
    )
  return (
    <>
      <PageHeader title={m.shell_route_token_create()} description={m.token_create_lead()} />
      <CreationForm
        creation={
          creation && {
            state: creation.state,
            title: m.token_underway({ symbol: creation.input.draft.symbol }),
            text: m.token_underway_text(),
          }
        }
      >
        <TokenCreateForm
          contracts={contracts}
          state={state}
          invited={invited}
          {...(premiumAddress && { premiumAddress })}
        />
      </CreationForm>
    </>
  )
}
