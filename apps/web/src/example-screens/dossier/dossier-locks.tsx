import { Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { EmptyState } from '@slipway/ui/empty-state'
import { ErrorState } from '@slipway/ui/error-state'
import { Panel } from '@slipway/ui/panel'
import { TimeText } from '@slipway/ui/time-text'
import { useQuery } from '@tanstack/react-query'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { lockApi } from '../../core/lock-api.ts'
import { lockCertificatePath } from '../../lock/shared/lock-paths.ts'
import classes from './dossier.module.css'

const SHOWN = 6

/** Locks of the token and its pools, the ones that come free first at the top; each leads to its certificate. */
export default function DossierLocks({ token }: { token: Address }) {
  const { data, error, refetch } = useQuery({
    queryKey: ['dossier', activeChain.chainId, token, 'lock-list'],
    queryFn: ({ signal }) =>
      lockApi.listLocks(
        { chain: activeChain.shortname, token, state: 'active', sort: 'unlock', limit: SHOWN },
        { signal },
      ),
  })
  return (
    <Panel title={m.template_dossier_locks()} description={m.template_dossier_locks_text()}>
      {!data && !error && <Skeleton height={96} />}
      {!data && error && (
        <ErrorState title={m.template_dossier_partial()} onRetry={() => void refetch()} />
      )}
      {data?.items.length === 0 && (
        <EmptyState
          title={m.template_dossier_locks_none()}
          text={m.template_dossier_locks_none_text()}
        />
      )}
      {data && data.items.length > 0 && (
        <ul className={classes.locks}>
          {data.items.map((lock) => (
            <li key={lock.id}>
              <span>
                <strong>
                  {lock.kind === 'nft'
                    ? `#${lock.nftId ?? ''}`
                    : formatAmount(BigInt(lock.amount), lock.assetDecimals ?? 0, {
                        symbol: lock.assetSymbol ?? '',
                        maximumFractionDigits: 4,
                      })}
                </strong>
                {lock.isForever ? (
                  m.lock_unlock_never()
                ) : (
                  <TimeText at={lock.unlockAt} utc="tooltip" />
                )}
              </span>
              <AppLink
                to={lockCertificatePath({
                  chainId: lock.chainId,
                  locker: lock.locker as Address,
                  lockId: BigInt(lock.lockId),
                })}
              >
                {m.template_dossier_certificate()}
              </AppLink>
            </li>
          ))}
        </ul>
      )}
    </Panel>
  )
}
