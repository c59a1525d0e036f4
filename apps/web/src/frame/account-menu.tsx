import { Button, Modal } from '@mantine/core'
import { formatAmount, formatTime, m } from '@slipway/messages'
import type { Membership } from '@slipway/sdk/vip/types'
import { type MembershipState, membershipStateAt } from '@slipway/sdk/vip/vip-math'
import { AddressText } from '@slipway/ui/address-text'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { useState } from 'react'
import { useBalance, useConnection, useDisconnect } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import { AppLink } from '../core/app-link.tsx'
import { explorerAddressUrl } from '../core/explorer-url.ts'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import classes from '../core/wallet-dialog.module.css'
import { useChainEntry } from '../creation-fee/use-chain-entry.ts'

const PictureCode = lazyPart(() => import('../core/picture-code.tsx'))

const vipTexts: Readonly<Record<MembershipState, (when: { time: string }) => string>> = {
  none: () => m.vip_account_none(),
  member: m.vip_account_until,
  ending: m.vip_account_ending,
  expired: m.vip_account_expired,
}

/** Where a membership stands, in a line. */
function VipLine({ vip }: { vip: Membership }) {
  return vipTexts[membershipStateAt(vip, vip.readAt)]({ time: formatTime(vip.expiresAt) })
}

/** The connected account: its address, what it holds, and the way out. */
export default function AccountMenu({ onClose }: { onClose(): void }) {
  const { address, connector } = useConnection()
  const { mutate: disconnect } = useDisconnect()
  const [isShown, setShown] = useState(false)
  const { vip } = useChainEntry()
  const balance = useBalance({ address, chainId: activeChain.chainId })
  const { decimals, symbol } = activeChain.nativeCurrency
  if (!address) return null
  return (
    <Modal opened onClose={onClose} title={m.shell_wallet_account()} size={420}>
      <ReturnFocus />
      <AddressText
        address={address}
        name={connector?.name}
        explorer={explorerAddressUrl(activeChain, address)}
      />
      <dl className={classes.balance}>
        <dt>{m.shell_wallet_balance()}</dt>
        <dd>{balance.data ? formatAmount(balance.data.value, decimals, { symbol }) : '—'}</dd>
      </dl>
      {vip && (
        <dl className={classes.balance} data-small>
          <dt>
            <AppLink to="/vip" onClick={onClose}>
              {m.vip_account()}
            </AppLink>
          </dt>
          <dd>
            <VipLine vip={vip} />
          </dd>
        </dl>
      )}
      {isShown && (
        <div className={classes.code}>
          <LatePart>
            <PictureCode text={address} label={m.shell_wallet_code_of({ address })} />
          </LatePart>
        </div>
      )}
      <div className={classes.actions}>
        <Button variant="default" aria-expanded={isShown} onClick={() => setShown(!isShown)}>
          {m.shell_wallet_code()}
        </Button>
        <Button variant="default" component={AppLink} to="/form/step" onClick={onClose}>
          {m.shell_wallet_send()}
        </Button>
        <Button variant="default" component={AppLink} to="/token/list" onClick={onClose}>
          {m.shell_wallet_my_tokens()}
        </Button>
        <Button
          variant="default"
          onClick={() => {
            disconnect()
            onClose()
          }}
        >
          {m.shell_wallet_disconnect()}
        </Button>
      </div>
    </Modal>
  )
}
