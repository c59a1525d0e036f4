import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import type { PresaleContracts } from '@slipway/sdk/platform/presale-contracts'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { IconShare2 } from '@tabler/icons-react'
import { Suspense } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { useOpenedPart } from '../../core/use-opened-part.ts'
import ViewSwitch from '../../core/view-switch.tsx'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { isListKeeper, isOwner, type PresaleView } from './presale-context.ts'
import { PresaleHead } from './presale-head.tsx'
import classes from './presale-screen.module.css'
import type { PresaleSearch } from './presale-search.ts'
import { PresaleSide } from './presale-side.tsx'
import { StatePanel } from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import type { TokenSafety } from './token-safety.ts'
import { usePresaleAccount } from './use-presale.ts'
import { usePresaleTransactions } from './use-presale-transactions.tsx'
import { useProjectInfo } from './use-project-info.ts'

const loadShareDialog = () => import('./share-dialog.tsx')
const ShareDialog = lazyPart(loadShareDialog)
const AboutPanel = lazyPart(() => import('./about-panel.tsx'))
const FlowPanel = lazyPart(() => import('./flow-panel.tsx'))
const HistoryPanel = lazyPart(() => import('./history-panel.tsx'))
const LaunchRightNotice = lazyPart(() => import('./launch-right-notice.tsx'))
const AdminPanel = lazyPart(() => import('./admin/admin-panel.tsx'))

interface PresaleScreenProps {
  contracts: PresaleContracts
  presale: Presale
  account: Address | undefined
  search: PresaleSearch
  safety: TokenSafety
}

/** Whether a finish that makes a pool lies ahead. */
const isToBeListed = ({ presale, status: { label } }: PresaleView): boolean =>
  presale.kind !== 'private' && label !== 'finished' && label !== 'canceled'

/** One presale: where it stands, what one gets, what one has in it, and for its owner what can be done. */
export function PresaleScreen(props: PresaleScreenProps) {
  const { contracts, presale, account, search, safety: Safety } = props
  const now = useChainNow()
  const sharing = useOpenedPart<true>(loadShareDialog)
  const { data: my } = usePresaleAccount(contracts, presale.address, account)
  const project = useProjectInfo(presale)
  const name = project.info?.name || presale.token.name
  const view: PresaleView = { presale, status: presaleStatus(presale, now), name, account, my, now }
  const { act, dialog } = usePresaleTransactions(view)
  const canManage = isOwner(view) || isListKeeper(view)
  const isManaging = canManage && search.view === 'manage' && act
  return (
    <>
      <PresaleHead
        view={view}
        info={project.info}
        actions={
          <>
            {canManage && <ViewSwitch search={search} />}
            <Button
              variant="default"
              leftSection={<IconShare2 size={16} stroke={1.6} />}
              onClick={() => sharing.open(true)}
            >
              {m.presale_page_share()}
            </Button>
          </>
        }
      />
      <NameWarnings kind="token" reader="visitor" {...presale.token} />
      {isManaging ? (
        <LatePart pending={<Skeleton height={480} radius={12} />}>
          <AdminPanel act={act} info={project.info} />
        </LatePart>
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            <StatePanel view={view} />
            {isToBeListed(view) && (
              <LatePart>
                <LaunchRightNotice presale={presale} />
              </LatePart>
            )}
            <LatePart pending={<Skeleton height={160} radius={12} />}>
              <AboutPanel {...project} />
            </LatePart>
            <LatePart pending={<Skeleton height={300} radius={12} />}>
              <FlowPanel view={view} />
            </LatePart>
            <TermsPanel view={view} />
            <Safety address={presale.token.address} />
            <LatePart pending={<Skeleton height={120} radius={12} />}>
              <HistoryPanel view={view} />
            </LatePart>
          </div>
          <PresaleSide view={view} act={act} given={search.inviter} />
        </div>
      )}
      {sharing.opened && (
        <Suspense>
          <ShareDialog view={view} logo={project.info?.logo} onClose={sharing.close} />
        </Suspense>
      )}
      {dialog}
    </>
  )
}
