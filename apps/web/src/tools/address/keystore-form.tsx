import { Button, TextInput } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { ProgressBar } from '@slipway/ui/progress-bar'
import type { KeyPair } from '@slipway/vanity-address/wallet/key-pair'
import { useState } from 'react'
import classes from './address-tool.module.css'
import { saveFile } from './save-file.ts'

const leastCharacters = 10

interface KeystoreFormProps {
  pair: KeyPair
  onSaved(): void
}

/** An encrypted file of the key, under a password of the visitor's choice. */
export function KeystoreForm({ pair, onSaved }: KeystoreFormProps) {
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [isAsked, setAsked] = useState(false)
  const [progress, setProgress] = useState<number>()
  const [isSaved, setSaved] = useState(false)
  const isShort = password.length < leastCharacters
  const isDifferent = password !== repeated

  const download = async () => {
    setAsked(true)
    if (isShort || isDifferent) return
    setProgress(0)
    // Loaded only now: nobody else needs the cipher.
    const { encryptKeystore } = await import('@slipway/vanity-address/wallet/encrypt-keystore')
    const keystore = await encryptKeystore(pair.secret, password, setProgress)
    saveFile(
      `UTC--${new Date().toISOString().replaceAll(':', '-')}--${keystore.address}`,
      JSON.stringify(keystore),
    )
    setPassword('')
    setRepeated('')
    setAsked(false)
    setProgress(undefined)
    setSaved(true)
    onSaved()
  }
  return (
    <form
      className={classes.fields}
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        void download()
      }}
    >
      <div className={classes.columns}>
        <TextInput
          type="password"
          label={m.tools_wallet_password()}
          description={m.tools_wallet_password_rule({ count: String(leastCharacters) })}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          autoComplete="new-password"
          value={password}
          error={
            isAsked && isShort
              ? m.tools_wallet_password_short({ count: String(leastCharacters) })
              : undefined
          }
          onChange={(event) => setPassword(event.currentTarget.value)}
        />
        <TextInput
          type="password"
          label={m.tools_wallet_repeat()}
          autoComplete="new-password"
          value={repeated}
          error={isAsked && isDifferent ? m.tools_wallet_repeat_wrong() : undefined}
          onChange={(event) => setRepeated(event.currentTarget.value)}
        />
      </div>
      {progress !== undefined && (
        <ProgressBar label={m.tools_wallet_encrypting()} value={progress} />
      )}
      {isSaved && (
        <NoticeBox tone="good" role="status">
          {m.tools_wallet_downloaded()}
        </NoticeBox>
      )}
      <div className={classes.actions}>
        <Button type="submit" disabled={progress !== undefined}>
          {m.tools_wallet_download()}
        </Button>
      </div>
    </form>
  )
}
