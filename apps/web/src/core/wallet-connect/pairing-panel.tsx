import { Button } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { m } from '@slipway/messages'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useRef } from 'react'
import PictureCode from '../picture-code.tsx'
import { runtimeConfig } from '../runtime-config.ts'
import classes from '../wallet-dialog.module.css'
import { usePairing } from './use-pairing.ts'

interface PairingPanelProps {
  /** Back to the other wallets. */
  onBack(): void
  onConnected(): void
}

/** Pixels: some 250 characters on a screen that a phone reads from a hand's distance. */
const codeWidth = 264

function Code({ uri }: { uri: string }) {
  const isInHand = useMediaQuery('(hover: none) and (pointer: coarse)')
  return (
    <>
      <p className={classes.text}>
        {isInHand ? m.shell_walletconnect_text_phone() : m.shell_walletconnect_text()}
      </p>
      {isInHand && (
        <Button component="a" href={uri} fullWidth mb={16}>
          {m.shell_walletconnect_app()}
        </Button>
      )}
      <p className={classes.code}>
        <PictureCode text={uri} label={m.shell_walletconnect_code()} width={codeWidth} />
      </p>
      <p className={classes.text}>
        {m.shell_walletconnect_copy()}{' '}
        <CopyButton value={uri} label={m.shell_walletconnect_copy()} />
      </p>
    </>
  )
}

/** A code that a wallet in another app reads, and what became of it. */
export default function PairingPanel({ onBack, onConnected }: PairingPanelProps) {
  const { uri, problem, again } = usePairing(onConnected)
  const back = useRef<HTMLButtonElement>(null)
  const tryAgain = () => {
    // The button goes away with the problem.
    back.current?.focus()
    again()
  }
  const { host } = new URL(runtimeConfig.walletConnect?.relayUrl ?? location.href)
  return (
    <>
      {uri && <Code uri={uri} />}
      {problem ? (
        <div className={classes.problem}>
          <NoticeBox tone="warn" role="alert">
            {problem}
          </NoticeBox>
        </div>
      ) : (
        <p role="status" className={classes.text}>
          {uri ? m.shell_walletconnect_waiting() : m.shell_walletconnect_starting()}
        </p>
      )}
      <div className={classes.actions}>
        {problem && <Button onClick={tryAgain}>{m.shell_walletconnect_again()}</Button>}
        <Button ref={back} variant="default" onClick={onBack}>
          {m.shell_walletconnect_back()}
        </Button>
      </div>
      <p className={classes.note}>{m.shell_walletconnect_relay({ host })}</p>
    </>
  )
}
