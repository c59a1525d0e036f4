import { Button, Loader, Skeleton } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { ClaimsField } from './claims-field.tsx'
import { useClaimsForm } from './claims-form-context.ts'
import classes from './create.module.css'

// Amounts can be read once the token has said its decimals.
const ListEntry = lazyPart(() => import('../recipients/list-entry.tsx'))

function TokenState() {
  const { token } = useClaimsForm()
  if (token.state === 'reading') {
    return (
      <p className={classes.reading}>
        <Loader size={16} aria-hidden />
        {m.airdrop_token_reading({ chain: activeChain.name })}
      </p>
    )
  }
  if (token.state === 'missing') {
    return <NoticeBox tone="bad">{m.airdrop_token_missing({ chain: activeChain.name })}</NoticeBox>
  }
  if (token.state === 'unread') {
    return (
      <NoticeBox
        tone="warn"
        actions={
          <Button variant="default" size="xs" onClick={token.retry}>
            {m.shell_retry()}
          </Button>
        }
      >
        {m.airdrop_token_unread({ chain: activeChain.name })}
      </NoticeBox>
    )
  }
  if (token.state !== 'known') return <p className={classes.muted}>{m.airdrop_token_none()}</p>
  const { name, symbol, decimals, balance } = token.facts
  return (
    <p className={classes.facts}>
      <strong>{name}</strong>
      <span>{symbol}</span>
      {balance !== undefined && (
        <span>
          {m.airdrop_token_balance({ amount: formatAmount(balance, decimals, { symbol }) })}
        </span>
      )}
    </p>
  )
}

/** What is given away. */
export function ClaimsTokenSection() {
  return (
    <Panel title={m.airdrop_section_token()} description={m.airdrop_section_token_text()}>
      <div className={classes.stack}>
        <ClaimsField
          name="token"
          withAsterisk
          label={m.airdrop_field_token()}
          rule={m.airdrop_field_token_rule()}
          isAddress
          placeholder="0x…"
          autoCapitalize="off"
          classNames={{ input: classes.mono ?? '' }}
        />
        <div aria-live="polite">
          <TokenState />
        </div>
      </div>
    </Panel>
  )
}

/** Who gets how much; amounts can be read once the token has said its decimals. */
export function ClaimsListSection() {
  const { session, unit, idOf, token, listError } = useClaimsForm()
  return (
    <Panel title={m.airdrop_section_list()} description={m.airdrop_section_list_text()}>
      {token.state === 'known' ? (
        <LatePart pending={<Skeleton height={228} />}>
          <ListEntry session={session} token={unit} id={idOf('list')} error={listError} />
        </LatePart>
      ) : (
        <p id={idOf('list')} tabIndex={-1} className={classes.muted}>
          {listError ?? m.airdrop_list_token_first()}
        </p>
      )}
    </Panel>
  )
}
