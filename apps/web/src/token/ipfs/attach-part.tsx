import type { StoredMetadata } from '@slipway/api-client'
import { m } from '@slipway/messages'
import type { TokenContracts } from '@slipway/sdk/platform/token-contracts'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressInput } from '@slipway/ui/address-input'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './ipfs.module.css'

const SetLink = lazyPart(() => import('./set-link.tsx'))

interface AttachPartProps {
  contracts: TokenContracts | undefined
  /** Address that the page was opened for. */
  token: string
  stored: StoredMetadata | undefined
}

/** Points a token at the stored metadata. */
export function AttachPart({ contracts, token, stored }: AttachPartProps) {
  const [text, setText] = useState(token)
  const reading = readAddress(text)
  return (
    <Panel title={m.console_ipfs_attach_title()} description={m.console_ipfs_attach_text()}>
      <div className={classes.form}>
        <AddressInput
          label={m.console_ipfs_attach_token()}
          description={m.console_ipfs_attach_token_rule()}
          placeholder="0x"
          classNames={{ input: classes.mono }}
          value={text}
          error={text.trim() !== '' && !reading.ok ? m.token_address_invalid_text() : undefined}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        {!stored && <p className={classes.muted}>{m.console_ipfs_attach_first()}</p>}
        {stored && contracts && reading.ok && (
          <LatePart>
            <SetLink contracts={contracts} address={reading.address} stored={stored} />
          </LatePart>
        )}
      </div>
    </Panel>
  )
}
