import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { localZone } from '../../form/local-time.ts'
import classes from './create.module.css'
import { NftField, NftMoment, NftSwitch } from './nft-field.tsx'
import { useNftChoice, useNftForm } from './nft-form-context.ts'

/** What the chain says of the address that prices are paid with. */
function TokenState() {
  const { token } = useNftForm()
  const chain = activeChain.name
  switch (token.state) {
    case 'empty':
      return null
    case 'reading':
      return <p className={classes.muted}>{m.lock_asset_reading({ chain })}</p>
    case 'missing':
      return <NoticeBox tone="bad">{m.error_Token_InfoNotFound()}</NoticeBox>
    case 'unread':
      return (
        <NoticeBox
          tone="warn"
          actions={
            <Button variant="default" size="xs" onClick={token.retry}>
              {m.shell_retry()}
            </Button>
          }
        >
          {m.lock_asset_unread({ chain })}
        </NoticeBox>
      )
    case 'known': {
      const { name, symbol } = token.facts
      return <p className={classes.muted}>{m.nftmake_token_known({ name, symbol })}</p>
    }
  }
}

function Payment() {
  const { form } = useNftForm()
  const payment = useNftChoice('payment')
  const { name, symbol } = activeChain.nativeCurrency
  return (
    <>
      <ChoiceCards
        label={m.nftmake_payment()}
        value={payment}
        onChange={(value) => form.setFieldValue('payment', value)}
        choices={[
          { value: 'native', title: symbol, text: m.nftmake_payment_native({ name }) },
          {
            value: 'token',
            title: m.nftmake_payment_token(),
            text: m.nftmake_payment_token_text(),
          },
        ]}
      />
      {payment === 'token' && (
        <div aria-live="polite">
          <NftField
            name="paymentToken"
            withAsterisk
            label={m.nftmake_field_token()}
            rule={m.nftmake_field_token_rule()}
            isAddress
            placeholder="0x…"
          />
          <TokenState />
        </div>
      )}
    </>
  )
}

/** What one costs, and how many a wallet may mint. */
export function PriceSection() {
  const { unit } = useNftForm()
  return (
    <Panel title={m.nftmake_section_price()} description={m.nftmake_section_price_text()}>
      <div className={classes.stack}>
        <Payment />
        <div className={classes.pair}>
          <NftField
            name="mintFee"
            inputMode="decimal"
            label={m.nftmake_field_fee()}
            rule={m.nftmake_field_fee_rule()}
            unit={unit.symbol}
          />
          <NftField
            name="cap"
            inputMode="numeric"
            label={m.nftmake_field_cap()}
            rule={m.nftmake_field_cap_rule()}
          />
        </div>
      </div>
    </Panel>
  )
}

function ListFields() {
  const { unit } = useNftForm()
  return (
    <div className={classes.pair}>
      <NftMoment
        name="listStart"
        label={m.nftmake_field_list_start()}
        rule={m.nftmake_zone({ zone: localZone() })}
      />
      <NftField
        name="listFee"
        inputMode="decimal"
        label={m.nftmake_field_list_fee()}
        rule={m.nftmake_field_list_fee_rule()}
        unit={unit.symbol}
      />
    </div>
  )
}

function PublicStart({ hasList }: { hasList: boolean }) {
  const { form } = useNftForm()
  const start = useNftChoice('start')
  return (
    <>
      {!hasList && (
        <ChoiceCards
          label={m.nftmake_start()}
          value={start}
          onChange={(value) => form.setFieldValue('start', value)}
          choices={[
            { value: 'now', title: m.nftmake_start_now(), text: m.nftmake_start_now_text() },
            { value: 'date', title: m.nftmake_start_date(), text: m.nftmake_start_date_text() },
          ]}
        />
      )}
      {(hasList || start === 'date') && (
        <NftMoment
          name="publicStart"
          label={m.nftmake_field_public_start()}
          rule={m.nftmake_zone({ zone: localZone() })}
        />
      )}
    </>
  )
}

/** When who may mint. */
export function PhaseSection() {
  const { form } = useNftForm()
  const hasList = useNftChoice('hasList')
  const end = useNftChoice('end')
  return (
    <Panel title={m.nftmake_section_phases()} description={m.nftmake_section_phases_text()}>
      <div className={classes.stack}>
        <NftSwitch
          name="hasList"
          label={m.nftmake_field_list()}
          rule={m.nftmake_field_list_rule()}
        />
        {hasList && <ListFields />}
        <PublicStart hasList={hasList} />
        <ChoiceCards
          label={m.nftmake_end()}
          value={end}
          onChange={(value) => form.setFieldValue('end', value)}
          choices={[
            { value: 'never', title: m.nftmake_end_never(), text: m.nftmake_end_never_text() },
            { value: 'date', title: m.nftmake_end_date(), text: m.nftmake_end_date_text() },
          ]}
        />
        {end === 'date' && (
          <NftMoment
            name="endTime"
            label={m.nftmake_field_end()}
            rule={m.nftmake_zone({ zone: localZone() })}
          />
        )}
        <p className={classes.muted}>{m.nftmake_inviter_note()}</p>
      </div>
    </Panel>
  )
}
