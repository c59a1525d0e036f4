import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readChatLinkRequest } from '@slipway/sdk/chat-link/chat-link-request'
import { NoticeBox } from '@slipway/ui/notice-box'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { useConnection } from 'wagmi'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import { useChainNow } from '../transaction/use-chain-now.ts'
import classes from './sign.module.css'
import { useKeptPayload } from './use-kept-payload.ts'

// The writer of the text comes with a request.
const LinkText = lazyPart(() => import('./link-text.tsx'))

/**
 * Links the connected wallet to a chat with the bot: it signs a text that this page writes, and the code goes to the chat
 * by the person's own hand (ADR 0209). What is asked stands behind the `#` and reaches no server.
 */
export function LinkWalletPage() {
  const request = readChatLinkRequest(useKeptPayload('wallet'))
  const { address } = useConnection()
  const now = useChainNow()
  return (
    <>
      <PageHeader title={m.signing_link_title()} description={m.signing_link_lead()} />
      <div className={classes.page}>
        {!request && (
          <NoticeBox tone="bad" role="alert" title={m.signing_link_missing_title()}>
            {m.signing_link_missing_text()}
          </NoticeBox>
        )}
        {request && now >= request.expiresAt && (
          <NoticeBox tone="bad" role="alert" title={m.signing_link_over_title()}>
            {m.signing_link_missing_text()}
          </NoticeBox>
        )}
        {request && now < request.expiresAt && (
          <Panel
            title={m.signing_link_chat({ bot: request.bot, chat: request.chat })}
            description={m.signing_link_own()}
          >
            {address ? (
              <LatePart pending={<Button loading className={classes.own} />}>
                <LinkText key={`${request.nonce} ${address}`} request={request} address={address} />
              </LatePart>
            ) : (
              <ConnectButton className={classes.own} />
            )}
          </Panel>
        )}
      </div>
    </>
  )
}
