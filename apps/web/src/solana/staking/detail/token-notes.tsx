import type { SolanaChainDefinition } from '@slipway/chains'
import { formatBps, formatInteger, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { symbolOf } from '../../lock/lock-texts.ts'
import { clusterExplorer } from '../../network/cluster-explorer.ts'
import { ScaledNotice } from '../../network/scaled-notice.tsx'
import type { PoolToken } from './types.ts'

/** What a token is in a pool. */
export type TokenPlace = 'stake' | 'reward'

interface NotesProps {
  chain: SolanaChainDefinition
  token: PoolToken
  place: TokenPlace
}

const taxTexts = {
  stake: { open: m.solstakepage_tax_open_stake, fixed: m.solstakepage_tax_fixed_stake },
  reward: { open: m.solstakepage_tax_open_reward, fixed: m.solstakepage_tax_fixed_reward },
} as const

/** What a token's transfers withhold, now and if somebody raises it. */
export function TaxNotes({ chain, token, place }: NotesProps) {
  const { rights, isTaxed, transferFeeBps, nextTransferFee } = token
  const values = { token: symbolOf(token), tax: formatBps(transferFeeBps) }
  const holder = rights?.tax
  return (
    <>
      {isTaxed && holder !== undefined && (
        <NoticeBox tone="bad" title={m.solstakepage_tax_open_title({ token: values.token })}>
          {taxTexts[place].open(values)}{' '}
          <AddressText address={holder} explorer={clusterExplorer(chain, 'address', holder)} />
        </NoticeBox>
      )}
      {isTaxed && holder === undefined && !nextTransferFee && (
        <NoticeBox tone="warn">{taxTexts[place].fixed(values)}</NoticeBox>
      )}
      {nextTransferFee && (
        <NoticeBox tone="bad">
          {m.solana_tax_pending({
            tax: formatBps(nextTransferFee.bps),
            epoch: formatInteger(nextTransferFee.epoch),
          })}
        </NoticeBox>
      )}
    </>
  )
}

/** What can still be done to whoever has a token; the program itself refuses tokens that can be frozen, taken or paused. */
export function TokenNotes(props: NotesProps) {
  const { chain, token } = props
  const { rights, isTaxed, isUnread } = token
  const symbol = symbolOf(token)
  const holder = rights?.mint
  return (
    <>
      <TaxNotes {...props} />
      <ScaledNotice token={token} />
      {holder !== undefined && (
        <NoticeBox tone="warn" title={m.solstakepage_mint_open_title({ token: symbol })}>
          {m.solstakepage_mint_open()}{' '}
          <AddressText address={holder} explorer={clusterExplorer(chain, 'address', holder)} />
        </NoticeBox>
      )}
      {!isTaxed && holder === undefined && !isUnread && (
        <NoticeBox tone="good">{m.solstakepage_token_harmless({ token: symbol })}</NoticeBox>
      )}
      {isUnread && <NoticeBox tone="bad">{m.solstakepage_unread({ token: symbol })}</NoticeBox>}
    </>
  )
}
