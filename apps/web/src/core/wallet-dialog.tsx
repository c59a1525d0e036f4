import { Button, Modal } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconExternalLink, IconQrcode, IconWallet } from '@tabler/icons-react'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { type Connector, useConnectors } from 'wagmi'
import { LatePart } from './late-part.tsx'
import { lazyPart } from './lazy-part.ts'
import { pairingNote } from './pairing-note.ts'
import { runtimeConfig } from './runtime-config.ts'
import { useConnectWallet } from './use-connect-wallet.ts'
import { WalletAppsList } from './wallet-apps-list.tsx'
import { isWalletConnect } from './wallet-connect-type.ts'
import classes from './wallet-dialog.module.css'

const PairingPanel = lazyPart(() => import('./wallet-connect/pairing-panel.tsx'))

/** The wallets that announced themselves in this browser, and the way to others where the operator offers one. */
export default function WalletDialog({ onClose }: { onClose(): void }) {
  const [isPairing, setPairing] = useState(
    () => runtimeConfig.walletConnect !== undefined && pairingNote.isKept(),
  )
  const [isBack, setBack] = useState(false)
  const goBack = () => {
    setPairing(false)
    setBack(true)
  }
  const title = isPairing ? m.shell_walletconnect_title() : m.shell_wallet_choose()
  return (
    <Modal opened onClose={onClose} title={title} size={420}>
      <ReturnFocus />
      {isPairing ? (
        <Focused>
          <LatePart pending={<p role="status">{m.shell_walletconnect_starting()}</p>}>
            <PairingPanel onBack={goBack} onConnected={onClose} />
          </LatePart>
        </Focused>
      ) : (
        <WalletChoice onConnected={onClose} onPair={() => setPairing(true)} isBack={isBack} />
      )}
    </Modal>
  )
}

/** Takes the focus of what it stands in place of, while its part loads as well. */
function Focused({ children }: { children: ReactNode }) {
  const root = useRef<HTMLElement>(null)
  useEffect(() => root.current?.focus(), [])
  return (
    <section
      ref={root}
      aria-label={m.shell_walletconnect_title()}
      tabIndex={-1}
      className={classes.place}
    >
      {children}
    </section>
  )
}

interface WalletChoiceProps {
  onConnected(): void
  onPair(): void
  /** Whether somebody came back from the code: what led there has the focus again. */
  isBack: boolean
}

/** What to do without a wallet. */
export function WalletMissing() {
  const isInHand = useMediaQuery('(hover: none) and (pointer: coarse)')
  return (
    <div className={classes.missing}>
      <p className={classes.missingTitle}>{m.error_Wallet_Missing()}</p>
      <p className={classes.text}>
        {isInHand ? m.shell_wallet_install_phone_text() : m.shell_wallet_install_text()}
      </p>
      <Button
        component="a"
        href="https://metamask.io/download"
        target="_blank"
        rel="noreferrer"
        rightSection={<IconExternalLink size={16} aria-hidden />}
      >
        {m.shell_wallet_install_link()}
      </Button>
      {isInHand && <WalletAppsList />}
    </div>
  )
}

function WalletChoice({ onConnected, onPair, isBack }: WalletChoiceProps) {
  const offer = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (isBack) offer.current?.focus()
  }, [isBack])
  const connectors = useWallets()
  const { connect, isPending } = useConnectWallet()
  const choose = async (connector: Connector) => {
    if (await connect(connector)) onConnected()
  }
  const pairing = runtimeConfig.walletConnect && (
    <li>
      <button
        ref={offer}
        type="button"
        className={classes.wallet}
        disabled={isPending}
        onClick={onPair}
      >
        <IconQrcode size={28} stroke={1.4} aria-hidden />
        <span>
          {m.shell_walletconnect_offer()}
          <small className={classes.way}>{m.shell_walletconnect_offer_text()}</small>
        </span>
      </button>
    </li>
  )
  if (connectors.length === 0)
    return (
      <>
        {pairing && <ul className={classes.list}>{pairing}</ul>}
        <WalletMissing />
      </>
    )
  return (
    <>
      <p className={classes.text}>{m.shell_wallet_choose_text()}</p>
      <ul className={classes.list}>
        {connectors.map((connector) => (
          <li key={connector.uid}>
            <button
              type="button"
              className={classes.wallet}
              disabled={isPending}
              onClick={() => void choose(connector)}
            >
              {connector.icon ? (
                <img src={connector.icon} width={32} height={32} alt="" />
              ) : (
                <IconWallet size={28} stroke={1.4} aria-hidden />
              )}
              <span>
                {connector.id === 'injected' ? m.shell_wallet_injected() : connector.name}
              </span>
            </button>
          </li>
        ))}
        {pairing}
      </ul>
      {isPending && <p role="status">{m.shell_wallet_connecting()}</p>}
    </>
  )
}

/** Announced wallets (EIP-6963); the bare `window.ethereum` only where none announced itself. */
function useWallets(): readonly Connector[] {
  const connectors = useConnectors().filter((connector) => !isWalletConnect(connector))
  const announced = connectors.filter((connector) => connector.id !== 'injected')
  if (announced.length > 0) return announced
  return 'ethereum' in window ? connectors.filter((connector) => connector.id === 'injected') : []
}
