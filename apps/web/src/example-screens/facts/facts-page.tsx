import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { tokenContracts } from '../../token/shared/token-contracts.ts'
import { TokenHead } from '../../token/shared/token-head.tsx'
import { TokenFailed } from '../../token/shared/token-missing.tsx'
import { useAnyToken } from '../../token/shared/use-token.ts'
import { AskForProject } from '../ask-for-project.tsx'
import type { DossierSearch } from '../dossier/dossier-search.ts'
import { useDossier } from '../dossier/use-dossier.ts'
import { ContractFacts } from './contract-facts.tsx'
import classes from './facts.module.css'
import { PresaleFactsTable } from './presale-facts-table.tsx'

const TransactionTable = lazyPart(() => import('./transaction-table.tsx'))

/** The plain facts of a project (specification, section 2, basic profile; ADR 0193). */
export function FactsPage({ token }: DossierSearch) {
  if (token) return <Loaded address={token} />
  return (
    <AskForProject
      title={m.shell_route_profile_basic()}
      lead={m.template_facts_lead()}
      path="/profile/basic"
    />
  )
}

function Loaded({ address }: { address: Address }) {
  const { data, error, refetch } = useAnyToken(tokenContracts, address, undefined)
  useTabTitle(data && `${data.symbol} · ${m.shell_route_profile_basic()}`)
  if (!data && error) return <TokenFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Sheet token={data} />
}

function Sheet({ token }: { token: TokenFacts }) {
  const dossier = useDossier(token.address)
  return (
    <>
      <TokenHead
        token={token}
        eyebrow={`${m.shell_route_profile_basic()} · ${activeChain.name}`}
        actions={
          <Button
            variant="default"
            component={AppLink}
            to="/profile/advanced"
            search={{ token: token.address }}
          >
            {m.shell_route_profile_advanced()}
          </Button>
        }
      />
      {dossier.isPartial && (
        <Notice tone="warn" onRetry={dossier.retry}>
          {m.template_dossier_partial()}
        </Notice>
      )}
      <div className={classes.page}>
        <ContractFacts token={token} dossier={dossier} />
        <PresaleFactsTable dossier={dossier} />
        <LatePart>
          <TransactionTable token={token} />
        </LatePart>
      </div>
    </>
  )
}
