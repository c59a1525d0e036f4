import { Button, TextInput } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { m } from '@slipway/messages'
import { takeOutLines } from '@slipway/sdk/solana/multisend/take-out-lines'
import type { SendRow, SendToken } from '@slipway/sdk/solana/multisend/types'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useMemo, useState } from 'react'
import { DraftElsewhere } from '../../form/draft-elsewhere.tsx'
import { OfferedTokens } from '../form/offered-tokens.tsx'
import type { TypedToken } from '../network/use-typed-token.ts'
import { ConnectSolanaButton } from '../wallet/connect-solana-button.tsx'
import { createWalletSigner } from '../wallet/create-wallet-signer.ts'
import { walletChain } from '../wallet/wallet-standard.ts'
import { useWalletStore } from '../wallet/wallet-store.ts'
import { BegunSendNotice } from './begun-send-notice.tsx'
import classes from './multisend.module.css'
import { RunCancel, runTexts } from './run-parts.tsx'
import { sendFailureText } from './send-failure-text.ts'
import { SendListSection } from './send-list-section.tsx'
import { SendRunPanel } from './send-run-panel.tsx'
import { sendTokenText } from './send-token-text.ts'
import { useBegunSends } from './use-begun-sends.ts'
import { useSendDraft } from './use-send-draft.ts'
import { useSendList } from './use-send-list.ts'
import { type SendRun, useSendRun } from './use-send-run.ts'
import { useSendToken } from './use-send-token.ts'

const noRows: readonly SendRow[] = []

function tokenText(
  { token, isReading }: TypedToken<SendToken>,
  chain: SolanaChainDefinition,
): string {
  if (isReading) return m.solana_send_token_reading({ chain: chain.name })
  if (!token) return m.solana_send_token_rule()
  return sendTokenText(token)
}

/** The connected account as the one who signs, as long as it works on the cluster. */
function useSigner(chain: SolanaChainDefinition) {
  const { wallet, account } = useWalletStore()
  return useMemo(
    () =>
      wallet && account?.chains.includes(walletChain(chain))
        ? createWalletSigner(wallet, account, walletChain(chain))
        : undefined,
    [wallet, account, chain],
  )
}

function RunNotice({ chain, run }: { chain: SolanaChainDefinition; run: SendRun }) {
  const { state, failure } = run
  const text = state === 'paused' ? undefined : runTexts[state]
  if (text) return <NoticeBox role="status">{text()}</NoticeBox>
  if (state !== 'stopped' || !failure) return null
  return (
    <NoticeBox tone="warn" role="alert" title={sendFailureText(failure, chain).title}>
      {sendFailureText(failure, chain).text}
    </NoticeBox>
  )
}

/** Sends a list: what and to whom, then what it costs, then signature after signature. */
export default function SendForm({ chain }: { chain: SolanaChainDefinition }) {
  const { account } = useWalletStore()
  const signer = useSigner(chain)
  const { values, isElsewhere, takeOver, clear, ...draft } = useSendDraft()
  const [isAsked, setAsked] = useState(false)
  const tokenState = useSendToken(chain, values.mint)
  const { token } = tokenState
  const list = useSendList(values.text, token)
  const run = useSendRun(chain, signer)
  const rows = list.reading?.issues.length === 0 ? list.reading.rows : noRows
  const { plan, state } = run
  const put: typeof draft.put = (change) => {
    draft.put(change)
    // What spoke against another list or token says nothing of this one.
    if (state === 'stopped') run.forget()
  }
  const isPlanned = plan !== null && plan.sender === signer?.address
  const form = { mint: token?.mint, text: values.text, rows, account: account?.address }
  const { now, drop } = useBegunSends(chain, form, !isPlanned)
  const restore = () => now && put({ mint: now.begun.mint, text: now.begun.text ?? '' })
  if (isPlanned)
    return (
      <SendRunPanel
        key={plan.reference}
        {...{ chain, plan, run }}
        onEdit={run.forget}
        onTakeOut={(repeats) => {
          put({ text: takeOutLines(values.text, repeats) })
          run.forget()
        }}
        onAgain={() => {
          clear()
          // Whoever was left out may be sent it in the next list: this one is what tells who was not.
          if (plan.refused.size === 0) drop(plan.reference)
          run.forget()
        }}
      />
    )
  const isReady = token !== undefined && rows.length > 0
  const isBusy = state === 'planning' || state === 'settling' || state === 'elsewhere'
  return (
    <form
      noValidate
      className={classes.page}
      onSubmit={(event) => {
        event.preventDefault()
        setAsked(true)
        if (isReady && signer) void run.make({ token, rows, text: values.text })
      }}
    >
      <DraftElsewhere isElsewhere={isElsewhere} takeOver={takeOver} />
      {now && now.isSame !== undefined && (
        <BegunSendNotice now={now} onRestore={restore} onDrop={() => drop(now.begun.reference)} />
      )}
      <Panel title={m.multisend_section_asset()} description={m.solana_send_asset_text()}>
        <div className={classes.stack}>
          <TextInput
            label={m.multisend_token()}
            description={tokenText(tokenState, chain)}
            withAsterisk
            autoComplete="off"
            spellCheck={false}
            disabled={isBusy}
            error={tokenState.problem}
            value={values.mint}
            onChange={(event) => put({ mint: event.currentTarget.value })}
          />
          <OfferedTokens
            chain={chain}
            isChosen={token !== undefined || isBusy}
            onChoose={(mint) => put({ mint })}
          />
        </div>
      </Panel>
      <SendListSection
        text={values.text}
        onText={(text) => put({ text })}
        token={token}
        state={list}
        isLocked={isBusy}
      />
      {isAsked && !isReady && !list.isReading && (
        <NoticeBox tone="warn" role="alert">
          {token ? m.multisend_no_rows() : m.solana_send_token_first()}
        </NoticeBox>
      )}
      {account && !signer && (
        <NoticeBox tone="warn" role="alert">
          {m.solana_account_elsewhere({ chain: chain.name })}
        </NoticeBox>
      )}
      <RunNotice chain={chain} run={run} />
      <div className={classes.actions}>
        {account ? (
          <Button type="submit" size="md" loading={isBusy} disabled={list.isReading}>
            {m.multisend_plan()}
          </Button>
        ) : (
          <>
            <ConnectSolanaButton chain={chain} />
            <p className={classes.note}>{m.solana_send_disconnected()}</p>
          </>
        )}
        <RunCancel run={run} />
      </div>
    </form>
  )
}
