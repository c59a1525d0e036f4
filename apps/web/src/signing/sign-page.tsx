import { Button, Skeleton } from '@mantine/core'
import { m } from '@slipway/messages'
import { findSignLink, readSignLink, type SignLinkReading } from '@slipway/sdk/signing/sign-link'
import type { SignRequest } from '@slipway/sdk/signing/sign-request'
import { NoticeBox } from '@slipway/ui/notice-box'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { TextField } from '@slipway/ui/text-field'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { activeChain } from '../core/active-chain.ts'
import { LatePart } from '../core/late-part.tsx'
import { lazyPart } from '../core/lazy-part.ts'
import { loadPage, pageAddress } from '../core/page-address.ts'
import { AskedChain } from './asked-chain.tsx'
import classes from './sign.module.css'
import { useKeptPayload } from './use-kept-payload.ts'

// Names of every function and event weigh more than the page: they come with a request.
const SignBody = lazyPart(() => import('./sign-body.tsx'))

/**
 * Transactions that somebody prepared, for the account that they are for: decoded, tried out, explained, and gone when
 * their time is over (ADR 0204).
 * @param id what the link's maker calls it; the request itself is behind the `#`
 */
export function SignPage({ id }: { id: string }) {
  const reading = useSignLink(id)
  return (
    <>
      <PageHeader title={m.shell_route_sign()} description={m.signing_lead()} />
      <div className={classes.page}>
        {reading === undefined && <Skeleton height={320} radius={12} />}
        {reading === 'missing' && <Paste text={m.signing_missing_text()} />}
        {typeof reading === 'object' && !reading.ok && (
          <>
            <NoticeBox
              tone="bad"
              role="alert"
              title={
                reading.problem === 'changed'
                  ? m.signing_changed_title()
                  : m.signing_unreadable_title()
              }
            >
              {reading.problem === 'changed'
                ? m.signing_changed_text()
                : m.signing_unreadable_text()}
            </NoticeBox>
            <Paste text={m.signing_paste_text()} />
          </>
        )}
        {typeof reading === 'object' && reading.ok && <Asked id={id} request={reading.request} />}
      </div>
    </>
  )
}

function Asked({ id, request }: { id: string; request: SignRequest }) {
  if (request.chainId !== activeChain.chainId) return <AskedChain chainId={request.chainId} />
  return (
    <LatePart pending={<Skeleton height={320} radius={12} />}>
      <SignBody id={id} request={request} />
    </LatePart>
  )
}

/** The query of a copied link, which a static bundle has behind its first `#`; empty where there is none. */
const searchOf = (link: string) => /\?[^#]*/.exec(link)?.[0] ?? ''

/** Takes a link that was copied, for whoever came without one. */
function Paste({ text }: { text: string }) {
  const [link, setLink] = useState('')
  const [isWrong, setWrong] = useState(false)
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    const found = findSignLink(link)
    if (!found) return setWrong(true)
    const { search } = pageAddress()
    // A whole load: the request's network may be another one.
    loadPage(`/sign/${found.id}${searchOf(link) || search}#${found.payload}`)
  }
  return (
    <Panel title={m.signing_paste_title()} description={text}>
      <form noValidate className={classes.stack} onSubmit={onSubmit}>
        <TextField
          label={m.signing_paste_field()}
          rule={m.signing_paste_rule()}
          value={link}
          error={isWrong ? m.signing_paste_wrong() : undefined}
          autoComplete="off"
          spellCheck={false}
          onChange={(event) => {
            setLink(event.currentTarget.value)
            setWrong(false)
          }}
        />
        <Button type="submit" className={classes.own}>
          {m.signing_paste_open()}
        </Button>
      </form>
    </Panel>
  )
}

/**
 * The request of the page's link.
 * @returns undefined while it is unpacked; `missing` where the address has none
 */
function useSignLink(id: string): SignLinkReading | 'missing' | undefined {
  const payload = useKeptPayload(id)
  const { data } = useQuery({
    queryKey: ['sign', id, payload],
    queryFn: () => readSignLink({ id, payload }),
    enabled: payload !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  return payload === '' ? 'missing' : data
}
