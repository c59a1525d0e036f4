import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { DataTable } from '@slipway/ui/data-table'
import { ErrorState } from '@slipway/ui/error-state'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { TableSubject } from '@slipway/ui/table-subject'
import { TokenAvatar } from '@slipway/ui/token-avatar'
import { useQuery } from '@tanstack/react-query'
import { AppLink } from '../../core/app-link.tsx'
import { withChunkTimeout } from '../../core/lazy-part.ts'
import { type PreparedReview, usePreparedReview } from '../flow/use-prepared-review.ts'
import classes from '../lock/holding.module.css'
import { amountOf, symbolOf } from '../lock/lock-texts.ts'
import { readOwnEscrows } from './escrow-reads.ts'
import { escrowTimeText, isRecipientMovable, partyText, unreadText } from './escrow-texts.ts'
import type { OwnEscrow } from './types.ts'

interface RowProps {
  chain: SolanaChainDefinition
  own: OwnEscrow
  /** Acts are the addresses of escrows. */
  review: PreparedReview<string>
}

const load = () => withChunkTimeout(import('./prepare-escrow-claim.ts'))

/** The way to what is free, or why there is none. */
function Claim({ chain, own, review }: RowProps) {
  const { escrow, token, free } = own
  if (free === 0n || !token) return null
  if (token.isHooked) return <small className={classes.note}>{m.soljuplock_hooked()}</small>
  const lock = shortenAddress(escrow.address)
  return (
    <Button
      variant="default"
      size="xs"
      loading={review.isPreparing}
      aria-label={m.soljuplock_claim_named({ symbol: symbolOf(token), lock })}
      onClick={() =>
        review.run(escrow.address, async (signer) => {
          const { prepareEscrowClaim } = await load()
          return await prepareEscrowClaim(chain, own, signer)
        })
      }
    >
      {m.soljuplock_claim()}
    </Button>
  )
}

function Row({ chain, own, review }: RowProps) {
  const { escrow, token, free, unreleased, nextAt } = own
  const symbol = symbolOf(token ?? { symbol: '', mint: escrow.mint })
  const shown = (units: bigint) => (token ? amountOf(token, units) : m.solana_lock_amount_unread())
  return (
    <tr>
      <th scope="row">
        <TableSubject mark={<TokenAvatar symbol={symbol} seed={escrow.mint} />}>
          <AppLink to={`/solana/token/${escrow.mint}`} search={{ network: chain.shortname }}>
            {token?.name || symbol}
          </AppLink>
          <small>{m.soljuplock_cancelable_by({ party: partyText(escrow.cancelableBy) })}</small>
          {isRecipientMovable(escrow.recipientChangedBy) && (
            <small>{m.soljuplock_recipient_changes()}</small>
          )}
        </TableSubject>
      </th>
      <td data-label={m.soljuplock_unreleased()} data-number>
        {shown(unreleased)}
      </td>
      <td data-label={m.solana_lock_free()} data-number>
        {shown(free)}
      </td>
      <td data-label={m.soljuplock_next()}>
        {nextAt === undefined ? m.soljuplock_no_next() : escrowTimeText(nextAt)}
      </td>
      <td data-actions>
        <Claim chain={chain} own={own} review={review} />
      </td>
    </tr>
  )
}

/** What Jupiter Lock holds for the connected wallet; nothing on clusters without that program. */
export default function OwnEscrows({
  chain,
  account,
}: {
  chain: SolanaChainDefinition
  account: string
}) {
  const review = usePreparedReview<string>(chain)
  const { data, error, refetch } = useQuery({
    queryKey: ['solana', chain.chainId, 'jupiter-lock', 'recipient', account],
    queryFn: () => readOwnEscrows(chain, account),
  })
  if (error)
    return (
      <div className={classes.stack}>
        <ErrorState
          title={m.soljuplock_read_failed()}
          text={unreadText(error, chain)}
          onRetry={() => void refetch()}
        />
      </div>
    )
  if (!data) return null
  const isEmpty = data.escrows.length === 0
  const columns = [
    { label: m.lock_kind_token() },
    { label: m.soljuplock_unreleased(), isNumber: true },
    { label: m.solana_lock_free(), isNumber: true },
    { label: m.soljuplock_next() },
    { label: m.soljuplock_claim(), isHidden: true },
  ]
  return (
    <div className={classes.stack}>
      <Panel
        title={m.soljuplock_own_title()}
        description={m.soljuplock_text()}
        padding={isEmpty ? 'normal' : 'flush'}
      >
        {isEmpty ? (
          <p className={classes.note}>{m.soljuplock_own_empty({ chain: chain.name })}</p>
        ) : (
          <DataTable caption={m.soljuplock_own_title()} columns={columns}>
            <tbody>
              {data.escrows.map((own) => (
                <Row key={own.escrow.address} chain={chain} own={own} review={review} />
              ))}
            </tbody>
          </DataTable>
        )}
      </Panel>
      {data.left > 0 && <NoticeBox>{m.soljuplock_own_left({ count: data.left })}</NoticeBox>}
      {review.problem && (
        <NoticeBox tone="warn" role="alert">
          {review.problem.text}
        </NoticeBox>
      )}
      {review.done && (
        <NoticeBox tone="good" role="status">
          {m.solana_lock_withdraw_done()}
        </NoticeBox>
      )}
      {review.dialog}
    </div>
  )
}
