import { formatInteger, m } from '@slipway/messages'
import { isMintingOver } from '@slipway/sdk/nft/nft-phase'
import { CopyButton } from '@slipway/ui/copy-button'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { zeroHash } from 'viem'
import classes from './collection.module.css'
import type { NftView } from './nft-view.ts'

/** How far the showing of hidden pictures is, in words. */
export function revealText({ sale, now }: Pick<NftView, 'sale' | 'now'>): string {
  const { hidden, drawn, drawBlock, offset } = sale.state.reveal
  if (!hidden) return m.nftpage_reveal_shown({ offset: String(offset) })
  if (drawn) return m.nftpage_reveal_drawn({ offset: String(offset) })
  if (drawBlock > 0n) return m.nftpage_reveal_named({ block: String(drawBlock) })
  return isMintingOver(sale, now) ? m.nftpage_reveal_undrawn() : m.nftpage_reveal_waiting()
}

/** What hidden pictures were committed to, how they are dealt out, and how anybody verifies both. */
export function RevealPanel({ view }: { view: NftView }) {
  const { provenanceHash, total } = view.sale.terms
  if (provenanceHash === zeroHash) return null
  return (
    <Panel title={m.nftpage_reveal_title()} description={m.nftpage_reveal_text()}>
      <div className={classes.stack}>
        <KeyValueList>
          <KeyValue label={m.nftpage_reveal_state()} emphasis="strong">
            {revealText(view)}
          </KeyValue>
          <KeyValue label={m.nftpage_reveal_hash()}>
            <span className={classes.hash}>{provenanceHash}</span>{' '}
            <CopyButton value={provenanceHash} />
          </KeyValue>
        </KeyValueList>
        <p className={classes.quiet}>{m.nftpage_reveal_rule({ total: formatInteger(total) })}</p>
        <p className={classes.quiet}>{m.nftpage_reveal_how()}</p>
      </div>
    </Panel>
  )
}
