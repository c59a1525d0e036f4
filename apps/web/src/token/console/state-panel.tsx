import { formatBps, formatTimeLeft, m } from '@slipway/messages'
import { shareBps } from '@slipway/sdk/shared/share-bps'
import { calculateMintWait } from '@slipway/sdk/token/token-math'
import type { Token } from '@slipway/sdk/token/types'
import { AddressText } from '@slipway/ui/address-text'
import { Panel } from '@slipway/ui/panel'
import { zeroAddress } from 'viem'
import { DefinitionList } from '../shared/definition-list.tsx'
import { MetadataLink } from '../shared/metadata-link.tsx'
import { shortAmount } from '../shared/short-amount.ts'

function mintingText(token: Token, now: number): string {
  const wait = calculateMintWait(token.minting, now)
  if (wait === undefined) return m.token_list_minting_off()
  return wait === 0 ? m.token_mint_ready() : m.token_mint_wait({ time: formatTimeLeft(wait) })
}

/** The token as it stands on chain now. */
export function StatePanel({ token, now }: { token: Token; now: number }) {
  const { totalSupply, balance = 0n, owner } = token
  const share = formatBps(shareBps(balance, totalSupply))
  return (
    <Panel title={m.token_console_state()}>
      <DefinitionList
        items={[
          [m.token_fact_supply(), shortAmount(totalSupply, token)],
          [
            m.token_fact_balance(),
            <span key="balance">
              {shortAmount(balance, token)}
              <small>{share}</small>
            </span>,
          ],
          [m.token_list_column_minting(), mintingText(token, now)],
          [
            m.token_fact_owner(),
            owner === zeroAddress ? (
              m.token_fact_owner_none()
            ) : (
              <AddressText key="owner" address={owner} />
            ),
          ],
          [m.token_fact_metadata(), <MetadataLink key="uri" token={token} />],
        ]}
      />
    </Panel>
  )
}
