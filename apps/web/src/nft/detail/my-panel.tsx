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

/**
 * How much the wallet may mint as long as the phase lasts, or in the public one where none runs yet; undefined while the
 * list is not known to hold it.
 */
function mostOf({ sale, phase }: NftView, allowance: Allowance): number | undefined {
  const cap = sale.terms.cap === 0 ? Number.POSITIVE_INFINITY : sale.terms.cap
  if (phase !== 'list') return cap
  return allowance.state === 'listed' ? allowance.listed.allowance : undefined
}

/** What the connected wallet minted and holds, and what is left to it. */
export function MyPanel({ view, allowance }: { view: NftView; allowance: Allowance }) {
  const { sale, phase, my, account } = view
  const { mintMethod } = sale.terms
  const most = mostOf(view, allowance)
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
            {phase !== 'finished' && most !== undefined && (
              <KeyValue label={m.nftpage_mine_left()}>
                {most === Number.POSITIVE_INFINITY
                  ? m.nftpage_mine_no_cap()
                  : formatInteger(Math.max(0, most - my.minted))}
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
