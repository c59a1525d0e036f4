import { Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import { PresaleAddressField } from './presale-field.tsx'
import { usePresaleForm } from './presale-form-context.ts'

const OwnAssets = lazyPart(() => import('../../form/own-assets.tsx'))
const TokenFactsCard = lazyPart(() => import('./token-facts-card.tsx'))

/** Tokens of the visitor, and the way to a first one. */
function Empty() {
  const { form } = usePresaleForm()
  return (
    <>
      <LatePart>
        <OwnAssets
          legend={m.presale_token_own()}
          none={null}
          onChoose={(address) => form.setFieldValue('token', address)}
        />
      </LatePart>
      <p className={classes.muted}>
        {m.presale_token_none()}{' '}
        <AppLink to="/token/create" className={classes.link}>
          {m.presale_token_create()}
        </AppLink>
      </p>
    </>
  )
}

function TokenState() {
  const { token } = usePresaleForm()
  switch (token.state) {
    case 'empty':
      return <Empty />
    case 'reading':
      return (
        <p className={classes.reading}>
          <Loader size={16} aria-hidden />
          {m.presale_token_reading({ chain: activeChain.name })}
        </p>
      )
    case 'missing':
      return (
        <NoticeBox tone="bad" title={m.presale_token_missing({ chain: activeChain.name })}>
          {m.presale_token_missing_text()}
        </NoticeBox>
      )
    case 'unread':
      return (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={() => void token.retry()}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.presale_token_unread({ chain: activeChain.name })}
        </NoticeBox>
      )
    case 'known':
      return (
        <LatePart pending={<div className={classes.factsPending} />}>
          <TokenFactsCard facts={token.facts} />
        </LatePart>
      )
  }
}

/** What is sold: the address, and what the chain says about it. */
export function TokenSection() {
  return (
    <Panel title={m.presale_section_token()} description={m.presale_section_token_text()}>
      <div className={classes.stack}>
        <PresaleAddressField
          name="token"
          withAsterisk
          label={m.presale_field_token()}
          rule={m.presale_field_token_rule()}
        />
        <div aria-live="polite">
          <TokenState />
        </div>
      </div>
    </Panel>
  )
}
