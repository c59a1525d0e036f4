import { findPrivateRelay } from '@slipway/chains'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { activeChain } from '../core/active-chain.ts'
import { runtimeConfig } from '../core/runtime-config.ts'

/**
 * `buys`: a launch with a first buy of its own; `others`: not all of its first buys are the signer's; `launch`: one without;
 * `tradable`: its token may be traded before; `batch`: all buy at one price; `open`: trading alone is opened.
 */
export type LaunchAct = 'buys' | 'others' | 'launch' | 'tradable' | 'batch' | 'open'

const exposure: Readonly<Record<LaunchAct, () => string>> = {
  buys: m.transaction_relay_seen_buys,
  others: m.transaction_relay_seen_others,
  launch: m.transaction_relay_seen_launch,
  tradable: m.transaction_relay_seen_tradable,
  batch: m.transaction_relay_seen_batch,
  open: m.transaction_relay_seen_open,
}

/**
 * Who can see a launch before it is mined, and the way around that where the site names one. The wallet decides where
 * it sends a transaction: a page can only say so.
 */
export function PrivateRelayNotice({ act }: { act: LaunchAct }) {
  const chain = activeChain.name
  const relay = findPrivateRelay(runtimeConfig.relays, activeChain.chainId)
  return (
    <NoticeBox
      tone={act === 'open' || act === 'others' ? 'warn' : 'info'}
      title={m.transaction_relay_title()}
    >
      <p>{exposure[act]()}</p>
      {relay ? (
        <>
          <p>{m.transaction_relay_use({ chain, name: relay.name })}</p>
          <p>
            <code>{relay.url}</code>{' '}
            <CopyButton value={relay.url} label={m.transaction_relay_copy()} />
          </p>
          <p>{m.transaction_relay_fallback()}</p>
        </>
      ) : (
        <p>{m.transaction_relay_none({ chain })}</p>
      )}
    </NoticeBox>
  )
}
