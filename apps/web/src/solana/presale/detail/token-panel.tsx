import { formatBps, formatInteger, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { AppLink } from '../../../core/app-link.tsx'
import { amountOf } from '../../lock/lock-texts.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { ScaledNotice } from '../../network/scaled-notice.tsx'
import { TokenLink } from '../../network/token-link.tsx'
import type { PresaleView } from '../types.ts'
import classes from './detail.module.css'

/** What can still be done to whoever holds the token; the program itself refuses tokens that can be frozen, taken or paused. */
export function TokenNotes({ view: { chain, token } }: { view: PresaleView }) {
  const { rights, isTaxed, transferFeeBps, nextTransferFee } = token
  const holder = (address: string) => (
    <AddressText address={address} explorer={clusterExplorer(chain, 'address', address)} />
  )
  const tax = formatBps(transferFeeBps)
  return (
    <>
      {isTaxed && rights?.tax !== undefined && (
        <NoticeBox tone="bad" title={m.solpresalepage_tax_open_title()}>
          {m.solpresalepage_tax_open({ tax })} {holder(rights.tax)}
        </NoticeBox>
      )}
      {isTaxed && rights?.tax === undefined && !nextTransferFee && (
        <NoticeBox tone="warn">{m.solpresalepage_tax_fixed({ tax })}</NoticeBox>
      )}
      {nextTransferFee && (
        <NoticeBox tone="bad">
          {m.solana_tax_pending({
            tax: formatBps(nextTransferFee.bps),
            epoch: formatInteger(nextTransferFee.epoch),
          })}
        </NoticeBox>
      )}
      <ScaledNotice token={token} />
      {rights?.mint !== undefined && (
        <NoticeBox tone="warn" title={m.solpresalepage_mint_open_title()}>
          {m.solpresalepage_mint_open()} {holder(rights.mint)}
        </NoticeBox>
      )}
      {!isTaxed && rights?.mint === undefined && (
        <NoticeBox tone="good">{m.solpresalepage_token_harmless()}</NoticeBox>
      )}
    </>
  )
}

/** What is sold, and what can still happen to it. */
export function TokenPanel({ view }: { view: PresaleView }) {
  const { chain, presale, token, held } = view
  return (
    <Panel title={m.solpresalepage_token_title()} description={m.solpresalepage_token_text()}>
      <div className={classes.stack}>
        <TokenNotes view={view} />
        <KeyValueList>
          <KeyValue label={m.presale_terms_token()}>
            <TokenLink chain={chain} token={token} />
          </KeyValue>
          <KeyValue label={m.solpresalepage_token_held()}>{amountOf(token, held)}</KeyValue>
          <KeyValue label={m.presale_terms_deposited_private()}>
            {amountOf(token, presale.deposited)}
          </KeyValue>
        </KeyValueList>
        <AppLink
          to={`/solana/token/${presale.mint}`}
          search={{ network: chain.shortname }}
          className={classes.muted ?? ''}
        >
          {m.solpresalepage_token_rights()}
        </AppLink>
      </div>
    </Panel>
  )
}
