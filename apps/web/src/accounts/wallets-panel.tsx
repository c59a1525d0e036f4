import { Button } from '@mantine/core'
import type { OwnAccount } from '@slipway/api-client'
import { m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { Suspense, useState } from 'react'
import { useConnection } from 'wagmi'
import { accountApi } from '../core/account-api.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { accountErrorText } from './account-error-text.ts'
import { DoneNotice } from './done-notice.tsx'
import classes from './own-pages.module.css'
import { type SignedText, useSignText } from './use-sign-text.ts'

const SolanaWalletAct = lazyPart(() => import('./solana-wallet-act.tsx'))

interface WalletsPanelProps {
  wallets: OwnAccount['wallets']
  onChange: () => void
}

/** The wallets that open the account. */
export function WalletsPanel({ wallets, onChange }: WalletsPanelProps) {
  const { address } = useConnection()
  const signText = useSignText()
  const [isBusy, setBusy] = useState(false)
  const [done, setDone] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const act = async (work: () => Promise<unknown>, text: string) => {
    setBusy(true)
    setDone(undefined)
    setProblem(undefined)
    try {
      await work()
      setDone(text)
      onChange()
    } catch (error) {
      setProblem(accountErrorText(error))
    } finally {
      setBusy(false)
    }
  }
  const link = (sign: () => Promise<SignedText>) =>
    void act(async () => accountApi.linkWallet(await sign()), m.account_settings_wallet_linked())
  const isLinked = wallets.some((one) => one.address === address)
  return (
    <Panel title={m.account_settings_wallets()} description={m.account_settings_wallets_text()}>
      <DoneNotice text={done} />
      {wallets.length === 0 && <p className={classes.quiet}>{m.account_center_wallets_none()}</p>}
      <ul className={classes.list}>
        {wallets.map((one) => (
          <li key={one.address}>
            <AddressText address={one.address} />
            <Button
              variant="default"
              size="compact-sm"
              disabled={isBusy}
              onClick={() =>
                void act(
                  () => accountApi.removeWallet(one.address),
                  m.account_settings_wallet_removed(),
                )
              }
            >
              {m.account_settings_wallet_remove()}
            </Button>
          </li>
        ))}
      </ul>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
      {signText && !isLinked && (
        <Button loading={isBusy} onClick={() => link(signText)}>
          {m.account_settings_wallet_link()}
        </Button>
      )}
      {!signText && <p className={classes.quiet}>{m.account_login_wallet_connect()}</p>}
      <div className={classes.more}>
        <Suspense>
          <SolanaWalletAct
            label={m.account_settings_solana_link()}
            except={wallets.map((one) => one.address)}
            isBusy={isBusy}
            onPress={link}
          />
        </Suspense>
      </div>
    </Panel>
  )
}
