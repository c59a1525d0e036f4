import { formatBps, m } from '@slipway/messages'
import type { LockToken } from '@slipway/sdk/solana/lock/get-lock-token'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ScaledNotice } from '../../network/scaled-notice.tsx'

/** What somebody can still do to buyers of the token, said before anything is signed. */
export function TokenWarnings({ token }: { token: LockToken }) {
  const { isTaxed, rights, transferFeeBps, nextTransferFee } = token
  return (
    <>
      {isTaxed && rights?.tax && (
        <NoticeBox tone="bad" title={m.solpresalemake_fee_title()}>
          {m.solpresalemake_fee_text()}
        </NoticeBox>
      )}
      {isTaxed && !rights?.tax && !nextTransferFee && transferFeeBps > 0 && (
        <NoticeBox tone="warn">
          {m.solpresalemake_fee_fixed({ tax: formatBps(transferFeeBps) })}
        </NoticeBox>
      )}
      {nextTransferFee && (
        <NoticeBox tone="warn">
          {m.solpresalemake_fee_coming({ tax: formatBps(nextTransferFee.bps) })}
        </NoticeBox>
      )}
      <ScaledNotice token={token} />
      {rights?.mint && <NoticeBox tone="warn">{m.solpresalemake_minting_text()}</NoticeBox>}
    </>
  )
}
