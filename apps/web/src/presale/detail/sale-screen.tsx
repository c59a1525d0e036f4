import { Button, SegmentedControl, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { salePath } from '@slipway/sdk/navigation/sale-path'
import { presaleStatus } from '@slipway/sdk/presale/presale-status'
import type { Presale } from '@slipway/sdk/presale/types'
import { IconShare2 } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import type { Address } from 'viem'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { lazyPart } from '../../shell/lazy-part.ts'
import { useMovePage } from '../../shell/use-move-page.ts'
import { useChainNow } from '../../transaction/use-chain-now.ts'
import { isListKeeper, isOwner, type SaleView } from './sale-act.ts'
import { SaleHead } from './sale-head.tsx'
import classes from './sale-screen.module.css'
import type { SaleSearch } from './sale-search.ts'
import { SaleSide } from './sale-side.tsx'
import { StatePanel } from './state-panel.tsx'
import { TermsPanel } from './terms-panel.tsx'
import type { TokenSafety } from './token-safety.ts'
import { useProjectInfo } from './use-project-info.ts'
import { useSaleAccount } from './use-sale.ts'
import { useSaleActs } from './use-sale-acts.tsx'

const ShareDialog = lazyPart(() => import('./share-dialog.tsx'))
const AboutPanel = lazyPart(() => import('./about-panel.tsx'))
const FlowPanel = lazyPart(() => import('./flow-panel.tsx'))
const HistoryPanel = lazyPart(() => import('./history-panel.tsx'))
const AdminPanel = lazyPart(() => import('./admin/admin-panel.tsx'))

interface SaleScreenProps {
  sale: Presale
  account: Address | undefined
  search: SaleSearch
  safety: TokenSafety
}

/** Public page or the owner's side; only who may manage something is offered the choice. */
function ViewSwitch({ sale, search }: { sale: Presale; search: SaleSearch }) {
  const movePage = useMovePage()
  return (
    <SegmentedControl
      aria-label={m.sale_page_view()}
      value={search.view ?? 'public'}
      onChange={(value) => {
        const view = value === 'manage' ? { view: 'manage' as const } : {}
        movePage(salePath(sale.kind, sale.address), view)
      }}
      data={[
        { value: 'public', label: m.sale_page_public() },
        { value: 'manage', label: m.sale_page_manage() },
      ]}
    />
  )
}

/** One sale: where it stands, what one gets, what one has in it, and for its owner what can be done. */
export function SaleScreen({ sale, account, search, safety: Safety }: SaleScreenProps) {
  const now = useChainNow()
  const [isSharing, setSharing] = useState(false)
  const { data: my } = useSaleAccount(sale.address, account)
  const project = useProjectInfo(sale)
  const name = project.info?.name || sale.token.name
  const view: SaleView = { sale, status: presaleStatus(sale, now), name, account, my, now }
  const { act, dialog } = useSaleActs(view)
  const canManage = isOwner(view) || isListKeeper(view)
  const isManaging = canManage && search.view === 'manage' && act
  return (
    <>
      <SaleHead
        view={view}
        info={project.info}
        actions={
          <>
            {canManage && <ViewSwitch sale={sale} search={search} />}
            <Button
              variant="default"
              leftSection={<IconShare2 size={16} stroke={1.6} />}
              onClick={() => setSharing(true)}
            >
              {m.sale_page_share()}
            </Button>
          </>
        }
      />
      <NameWarnings kind="token" reader="visitor" {...sale.token} />
      {isManaging ? (
        <Suspense fallback={<Skeleton height={480} radius={12} />}>
          <AdminPanel act={act} info={project.info} />
        </Suspense>
      ) : (
        <div className={classes.columns}>
          <div className={classes.main}>
            <StatePanel view={view} />
            <Suspense fallback={<Skeleton height={160} radius={12} />}>
              <AboutPanel {...project} />
            </Suspense>
            <Suspense fallback={<Skeleton height={300} radius={12} />}>
              <FlowPanel view={view} />
            </Suspense>
            <TermsPanel view={view} />
            <Safety address={sale.token.address} />
            <Suspense fallback={<Skeleton height={120} radius={12} />}>
              <HistoryPanel view={view} />
            </Suspense>
          </div>
          <SaleSide view={view} act={act} given={search.inviter} />
        </div>
      )}
      {isSharing && (
        <Suspense>
          <ShareDialog view={view} logo={project.info?.logo} onClose={() => setSharing(false)} />
        </Suspense>
      )}
      {dialog}
    </>
  )
}
