import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { IconWallet } from '@tabler/icons-react'
import { Suspense, useState } from 'react'
import { accountApi } from '../core/account-api.ts'
import { lazyPart } from '../core/lazy-part.ts'
import { accountErrorText } from './account-error-text.ts'
import { signInWith } from './sign-in-with.ts'
import { type SignedText, useSignText } from './use-sign-text.ts'
import classes from './wallet-sign-in.module.css'

const SolanaWalletAct = lazyPart(() => import('./solana-wallet-act.tsx'))

/** Signing in by the connected wallet, or by one of Solana. */
export function WalletSignIn({ onTicket }: { onTicket: (ticket: string | undefined) => void }) {
  const signText = useSignText()
  const [isBusy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const signIn = async (sign: () => Promise<SignedText>) => {
    setBusy(true)
    setProblem(undefined)
    try {
      onTicket(await signInWith(await accountApi.signInByWallet(await sign())))
    } catch (error) {
      setProblem(accountErrorText(error))
    } finally {
      setBusy(false)
    }
  }
  return (
    <div className={classes.root}>
      <p className={classes.or}>
        <span>{m.account_login_or()}</span>
      </p>
      {signText ? (
        <Button
          variant="default"
          size="md"
          fullWidth
          loading={isBusy}
          leftSection={<IconWallet size={18} stroke={1.6} aria-hidden />}
          onClick={() => void signIn(signText)}
        >
          {m.account_login_wallet()}
        </Button>
      ) : (
        <p className={classes.help}>{m.account_login_wallet_connect()}</p>
      )}
      {signText && <p className={classes.help}>{m.account_login_wallet_text()}</p>}
      <Suspense>
        <SolanaWalletAct
          label={m.account_login_solana()}
          isWide
          isBusy={isBusy}
          onPress={(sign) => void signIn(sign)}
        />
      </Suspense>
      {problem && (
        <NoticeBox tone="bad" role="alert">
          {problem}
        </NoticeBox>
      )}
    </div>
  )
}
