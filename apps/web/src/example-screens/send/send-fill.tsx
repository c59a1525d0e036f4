import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { AddressField } from '@slipway/ui/address-field'
import { AmountField } from '@slipway/ui/amount-field'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './send.module.css'
import { sendAmount } from './send-amount.ts'
import type { SendForm } from './use-send-form.ts'

/** What is known of the typed token, said under its field. */
function TokenNote({ form }: { form: SendForm }) {
  const { token } = form
  const { name: chain } = activeChain
  if (token.state === 'reading')
    return (
      <p className={classes.note} role="status">
        {m.mapping_token_reading({ chain })}
      </p>
    )
  if (token.state === 'unread')
    return (
      <NoticeBox
        tone="warn"
        role="alert"
        actions={
          <Button size="xs" variant="default" onClick={token.retry}>
            {m.shell_retry()}
          </Button>
        }
      >
        {m.mapping_token_unread({ chain })}
      </NoticeBox>
    )
  if (token.state !== 'known') return null
  const { name, symbol, decimals } = token.facts
  return (
    <p className={classes.note} role="status">
      {m.mapping_token_known({ name, symbol, decimals })}
    </p>
  )
}

function AssetChoice({ form }: { form: SendForm }) {
  const { kind } = form
  return (
    <>
      <ChoiceCards
        label={m.template_send_what()}
        value={kind}
        onChange={form.setKind}
        choices={[
          {
            value: 'native',
            title: activeChain.nativeCurrency.symbol,
            text: m.template_send_native_text({ chain: activeChain.name }),
          },
          {
            value: 'token',
            title: m.template_send_token(),
            text: m.template_send_token_text(),
          },
        ]}
      />
      {kind === 'token' && (
        <div className={classes.field}>
          <AddressField
            label={m.template_send_token_address()}
            rule={m.template_send_token_rule()}
            value={form.tokenText}
            error={form.tokenError}
            onChange={(event) => form.setToken(event.currentTarget.value)}
          />
          <TokenNote form={form} />
        </div>
      )}
    </>
  )
}

function AmountEntry({ form, isConnected }: { form: SendForm; isConnected: boolean }) {
  const { asset, balance, kind, maximum } = form
  const amountRule =
    asset && balance !== undefined
      ? m.template_send_amount_balance({ balance: sendAmount(asset, balance) })
      : m.template_send_amount_rule({ symbol: asset?.symbol ?? m.template_send_token() })
  return (
    <div className={classes.field}>
      <AmountField
        label={m.template_send_amount()}
        rule={amountRule}
        unit={asset?.symbol ?? ''}
        {...(isConnected && asset && { onMaximum: () => void form.fillMaximum() })}
        {...form.inputProps('amount')}
      />
      {kind === 'native' && isConnected && (
        <p className={classes.note} role={maximum === 'failed' ? 'alert' : undefined}>
          {maximum === 'failed'
            ? m.template_send_maximum_failed({ chain: activeChain.name })
            : m.template_send_maximum_note({ symbol: activeChain.nativeCurrency.symbol })}
        </p>
      )}
    </div>
  )
}

/** The first step: what is sent, to whom, how much. */
export function SendFill({ form, isConnected }: { form: SendForm; isConnected: boolean }) {
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Panel title={m.template_send_fill_title()} description={m.template_send_fill_text()}>
        <div className={classes.stack}>
          <AssetChoice form={form} />
          <AddressField
            label={m.template_send_receiver()}
            rule={m.template_send_receiver_rule()}
            {...form.inputProps('receiver')}
          />
          <AmountEntry form={form} isConnected={isConnected} />
          <div className={classes.actions}>
            {isConnected ? (
              <Button type="submit">{m.template_send_next()}</Button>
            ) : (
              <ConnectButton label={m.template_send_connect()} />
            )}
          </div>
        </div>
      </Panel>
    </form>
  )
}
