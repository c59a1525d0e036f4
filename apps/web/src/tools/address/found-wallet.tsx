import { Button } from '@mantine/core'
import { useDisclosure } from '@mantine/hooks'
import { m } from '@slipway/messages'
// At once, and not when it is asked for: careful people are offline by then.
import ConfirmDialog from '@slipway/ui/confirm-dialog'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import type { KeyPair } from '@slipway/vanity-address/wallet/key-pair'
import type { SolanaTarget } from '@slipway/vanity-address/wallet/solana-target'
import type { WalletJob } from '@slipway/vanity-address/wallet/wallet-messages'
import { useEffect, useRef, useState } from 'react'
import { bytesToHex } from 'viem'
import { AddressMark } from './address-mark.tsx'
import classes from './address-tool.module.css'
import { KeystoreForm } from './keystore-form.tsx'
import { markAddress } from './mark-address.ts'
import { saveFile } from './save-file.ts'
import { forgetWalletSearch } from './wallet-searches.ts'

interface FoundWalletProps {
  job: WalletJob
  pair: KeyPair
}

async function readSolanaFile(secret: Uint8Array): Promise<string> {
  const { solanaKeyFile } = await import('@slipway/vanity-address/wallet/solana-key-searcher')
  return solanaKeyFile(secret)
}

/** A found key pair: the address for everybody to see, the key only when asked for, once. */
export function FoundWallet({ job, pair }: FoundWalletProps) {
  const [isAsking, asking] = useDisclosure()
  const [isForgetting, forgetting] = useDisclosure()
  const [secret, setSecret] = useState<string>()
  const isSpent = useRef(false)

  // Leaving the screen, also for another tab of the bar, ends what was shown once.
  useEffect(
    () => () => {
      if (isSpent.current) forgetWalletSearch(job.kind)
    },
    [job.kind],
  )
  const reveal = async () => {
    asking.close()
    isSpent.current = true
    setSecret(job.kind === 'evm' ? bytesToHex(pair.secret) : await readSolanaFile(pair.secret))
  }
  const download = async () => {
    saveFile(`${pair.address}.json`, await readSolanaFile(pair.secret))
    isSpent.current = true
  }
  const marked =
    job.kind === 'evm'
      ? markAddress(job.target, pair.address)
      : markSolana(job.target, pair.address)
  return (
    <Panel title={m.tools_wallet_found()} description={m.tools_wallet_unsaved()}>
      <div className={classes.fields}>
        <span className={classes.result}>
          <AddressMark address={pair.address} marked={marked} />
          <CopyButton
            value={pair.address}
            label={m.shell_copy_address({ address: pair.address })}
          />
        </span>
        {job.kind === 'evm' ? (
          <KeystoreForm
            pair={pair}
            onSaved={() => {
              isSpent.current = true
            }}
          />
        ) : (
          <div className={classes.fields}>
            <p className={classes.muted}>{m.tools_wallet_solana_file()}</p>
            <div className={classes.actions}>
              <Button onClick={() => void download()}>{m.tools_wallet_solana_download()}</Button>
            </div>
          </div>
        )}
        {secret && (
          <NoticeBox tone="final" title={m.tools_wallet_key()}>
            <p className={classes.secret} data-secret>
              {secret} <CopyButton value={secret} label={m.tools_wallet_key()} />
            </p>
            <p>{m.tools_wallet_once()}</p>
          </NoticeBox>
        )}
        <div className={classes.actions}>
          {!secret && (
            <Button variant="default" onClick={asking.open}>
              {m.tools_wallet_reveal()}
            </Button>
          )}
          <Button variant="subtle" color="gray" onClick={forgetting.open}>
            {m.tools_wallet_forget()}
          </Button>
        </div>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={m.tools_wallet_reveal()}
          confirmLabel={m.tools_wallet_reveal()}
          finality={m.tools_wallet_reveal_final()}
          onConfirm={() => void reveal()}
          onClose={asking.close}
        >
          {m.tools_wallet_reveal_text()}
        </ConfirmDialog>
      )}
      {isForgetting && (
        <ConfirmDialog
          title={m.tools_wallet_forget()}
          confirmLabel={m.tools_wallet_forget()}
          finality={m.tools_wallet_forget_text()}
          onConfirm={() => forgetWalletSearch(job.kind)}
          onClose={forgetting.close}
        >
          {pair.address}
        </ConfirmDialog>
      )}
    </Panel>
  )
}

/** Which characters of a Solana address its target asked for. */
function markSolana(target: SolanaTarget, address: string): ReadonlySet<number> {
  const start = target.starts.trim().length
  const end = target.ends.trim().length
  const marked = new Set<number>()
  for (let index = 0; index < address.length; index++) {
    if (index < start || index >= address.length - end) marked.add(index)
  }
  return marked
}
