import { formatInteger, m } from '@slipway/messages'
import { KeyValue, KeyValueList } from '@slipway/ui/key-value-list'
import { Panel } from '@slipway/ui/panel'
import { zeroHash } from 'viem'
import classes from './collection.module.css'
import type { NftView } from './nft-view.ts'
import type { Allowance } from './use-allowance.ts'

function listedText(allowance: Allowance): string {
  if (allowance.state === 'listed') return formatInteger(allowance.listed.allowance)
  return allowance.state === 'loading' ? m.nftpage_stop_list_loading() : m.nftpage_mine_not_listed()
}

/** What the connected wallet minted and holds, and what is left to it. */
export function MyPanel({ view, allowance }: { view: NftView; allowance: Allowance }) {
  const { sale, phase, my, account } = view
  const { cap, mintMethod } = sale.terms
  if (!account || !my)
    return (
      <Panel title={m.nftpage_mine_title()}>
        <p className={classes.quiet}>
          {account ? m.shell_loading() : m.nftpage_mine_disconnected()}
        </p>
      </Panel>
    )
  return (
    <Panel title={m.nftpage_mine_title()}>
      <KeyValueList>
        <KeyValue label={m.nftpage_mine_held()} emphasis="strong">
          {formatInteger(my.held)}
        </KeyValue>
        {mintMethod === 'public' && (
          <>
            <KeyValue label={m.nftpage_mine_minted()}>{formatInteger(my.minted)}</KeyValue>
            {phase !== 'finished' && (
              <KeyValue label={m.nftpage_mine_left()}>
                {cap === 0 ? m.nftpage_mine_no_cap() : formatInteger(Math.max(0, cap - my.minted))}
              </KeyValue>
            )}
          </>
        )}
        {sale.state.whitelistRoot !== zeroHash && (
          <KeyValue label={m.nftpage_mine_listed()}>{listedText(allowance)}</KeyValue>
        )}
      </KeyValueList>
    </Panel>
  )
}
