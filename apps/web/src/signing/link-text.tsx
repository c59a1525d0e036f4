import { Button, Code } from '@mantine/core'
import { m } from '@slipway/messages'
import { writeChatLinkCode } from '@slipway/sdk/chat-link/chat-link-code'
import type { ChatLinkRequest } from '@slipway/sdk/chat-link/chat-link-request'
import { createChatLinkMessage } from '@slipway/sdk/chat-link/create-chat-link-message'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { useState } from 'react'
import type { Address } from 'viem'
import { useSignMessage } from 'wagmi'
import { activeChain } from '../core/active-chain.ts'
import classes from './sign.module.css'

interface LinkTextProps {
  request: ChatLinkRequest
  address: Address
}

/** The text as it is signed, and the code that the signature becomes. */
export default function LinkText({ request, address }: LinkTextProps) {
  const { mutateAsync: sign, isPending } = useSignMessage()
  const [code, setCode] = useState<string>()
  const [isLater, setLater] = useState(false)
  const [isRefused, setRefused] = useState(false)
  const { chainId } = activeChain
  const message = createChatLinkMessage(request, {
    origin: window.location.origin,
    address,
    chainId,
  })
  const onSign = async () => {
    setRefused(false)
    try {
      const signature = await sign({ message, account: address })
      // A wallet of several owners answers with nothing once it has passed the text on to them.
      setLater(signature === '0x')
      setCode(writeChatLinkCode({ chainId, address, signature }))
    } catch {
      // Whoever says no in the wallet is told that nothing happened; other failures end the same.
      setRefused(true)
    }
  }
  return (
    <div className={classes.stack}>
      <Code block className={classes.whole}>
        {message}
      </Code>
      {!code && (
        <Button className={classes.own} loading={isPending} onClick={() => void onSign()}>
          {m.signing_link_sign()}
        </Button>
      )}
      {isRefused && (
        <NoticeBox tone="warn" role="alert">
          {m.signing_link_refused()}
        </NoticeBox>
      )}
      {code && (
        <NoticeBox
          tone={isLater ? 'warn' : 'good'}
          role="status"
          title={
            <span className={classes.copied}>
              {isLater ? m.signing_link_later() : m.signing_link_done()}
              <CopyButton value={code} label={m.signing_link_copy()} />
            </span>
          }
        >
          <Code block className={classes.whole}>
            {code}
          </Code>
        </NoticeBox>
      )}
    </div>
  )
}
