import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { TokenFacts } from '@slipway/sdk/evm/get-token-facts'
import { PageSkeleton } from '@slipway/ui/page-skeleton'
import { Panel } from '@slipway/ui/panel'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { Notice } from '../../core/notice.tsx'
import { useTabTitle } from '../../core/use-tab-title.ts'
import { PresaleCard } from '../../presale/list/presale-card.tsx'
import { rowOfSummary } from '../../presale/list/presale-row.ts'
import { tokenContracts } from '../../token/shared/token-contracts.ts'
import { TokenHead } from '../../token/shared/token-head.tsx'
import { TokenFailed } from '../../token/shared/token-missing.tsx'
import { useAnyToken } from '../../token/shared/use-token.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { AskForProject } from '../ask-for-project.tsx'
import { buildTimeline } from './build-timeline.ts'
import classes from './dossier.module.css'
import { DossierFigures } from './dossier-figures.tsx'
import { DossierLinks } from './dossier-links.tsx'
import type { DossierSearch } from './dossier-search.ts'
import { Timeline } from './timeline.tsx'
import { type Dossier, useDossier } from './use-dossier.ts'

const DossierLocks = lazyPart(() => import('./dossier-locks.tsx'))
const ProjectCritiques = lazyPart(() => import('./project-critiques.tsx'))
const HoldersPanel = lazyPart(() => import('../../token/shared/holders-panel.tsx'))

/** Everything that index and chain know of a project, on one page (specification, section 2, advanced profile; ADR 0192). */
export function DossierPage({ token }: DossierSearch) {
  if (token) return <Loaded address={token} />
  return (
    <AskForProject
      title={m.shell_route_profile_advanced()}
      lead={m.template_dossier_lead()}
      path="/profile/advanced"
    />
  )
}

function Loaded({ address }: { address: Address }) {
  const { data, error, refetch } = useAnyToken(tokenContracts, address, undefined)
  useTabTitle(data && `${data.symbol} · ${m.shell_route_profile_advanced()}`)
  if (!data && error) return <TokenFailed error={error} onRetry={() => void refetch()} />
  if (!data) return <PageSkeleton />
  return <Body token={data} />
}

function Body({ token }: { token: TokenFacts }) {
  const dossier = useDossier(token.address)
  const now = useChainNow()
  const { indexed, isPartial } = dossier
  return (
    <>
      <TokenHead
        token={token}
        eyebrow={`${m.shell_route_profile_advanced()} · ${activeChain.name}`}
        actions={
          <Button variant="default" component={AppLink} to={`/token/view/${token.address}`}>
            {m.template_dossier_to_safety()}
          </Button>
        }
      />
      {isPartial && (
        <Notice tone="warn" onRetry={dossier.retry}>
          {m.template_dossier_partial()}
        </Notice>
      )}
      <div className={classes.page}>
        <DossierFigures token={token} dossier={dossier} />
        <div className={classes.columns}>
          <div className={classes.column}>
            <Presales dossier={dossier} />
            <LatePart pending={<Skeleton height={120} radius={12} />}>
              <DossierLocks token={token.address} />
            </LatePart>
            {indexed && (
              <LatePart pending={<Skeleton height={240} radius={12} />}>
                <HoldersPanel token={{ ...token, owner: indexed.owner as Address }} />
              </LatePart>
            )}
          </div>
          <div className={classes.column}>
            <Panel
              title={m.template_dossier_timeline()}
              description={m.template_dossier_timeline_text()}
            >
              <Timeline
                milestones={buildTimeline(dossier.facts, now)}
                now={now}
                isKnown={!dossier.isPending && !isPartial}
              />
            </Panel>
            <LatePart>
              <ProjectCritiques address={token.address} />
            </LatePart>
            <DossierLinks token={token.address} creator={indexed?.creator} />
          </div>
        </div>
      </div>
    </>
  )
}

function Presales({ dossier }: { dossier: Dossier }) {
  if (!dossier.presales || dossier.presales.length === 0) return null
  return (
    <section className={classes.presales} aria-label={m.template_dossier_presales()}>
      {dossier.presales.map((presale) => (
        <PresaleCard key={presale.id} row={rowOfSummary(presale)} />
      ))}
    </section>
  )
}
