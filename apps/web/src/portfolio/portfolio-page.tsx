import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { AddressField } from '@slipway/ui/address-field'
import { AddressText } from '@slipway/ui/address-text'
import { EmptyState } from '@slipway/ui/empty-state'
import { PageHeader } from '@slipway/ui/page-header'
import { Panel } from '@slipway/ui/panel'
import { type FormEvent, useState } from 'react'
import type { Address } from 'viem'
import { useConnection } from 'wagmi'
import { AppLink } from '../core/app-link.tsx'
import { useGoTo } from '../core/use-go-to.ts'
import { addressProblemText } from '../form/address-problem-text.ts'
import { ConnectButton } from '../transaction/connect-button.tsx'
import classes from './portfolio.module.css'
import { PortfolioOf } from './portfolio-of.tsx'
import type { PortfolioState } from './portfolio-state.ts'

/** Takes any address: what it has is public. */
function AddressForm() {
  const goTo = useGoTo()
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const reading = readAddress(text)
    if (!reading.ok) return setError(addressProblemText(reading.code))
    setError(undefined)
    goTo('/portfolio', { address: reading.address })
  }
  return (
    <form className={classes.form} onSubmit={submit} noValidate>
      <div className={classes.field}>
        <AddressField
          label={m.portfolio_address()}
          isSigned={false}
          rule={m.portfolio_address_rule()}
          value={text}
          error={error}
          onChange={(event) => setText(event.currentTarget.value)}
        />
      </div>
      <Button type="submit" variant="default">
        {m.portfolio_show()}
      </Button>
    </form>
  )
}

function Whose({ owner, isOwn }: { owner: Address; isOwn: boolean }) {
  return (
    <p className={classes.whose}>
      <AddressText address={owner} name={isOwn ? m.portfolio_own() : m.portfolio_typed()} />
      <AppLink to={`/owner/${owner}`}>{m.portfolio_profile()}</AppLink>
      {!isOwn && <AppLink to="/portfolio">{m.portfolio_back()}</AppLink>}
    </p>
  )
}

function Nobody() {
  return (
    <Panel>
      <EmptyState
        title={m.portfolio_empty_title()}
        text={m.portfolio_empty_text()}
        actions={<ConnectButton />}
      />
    </Panel>
  )
}

/** What an address has on every network, and what it can do now (settled S-10, `/portfolio`). */
export function PortfolioPage({ state }: { state: PortfolioState }) {
  const { address } = useConnection()
  const owner = (state.address as Address | undefined) ?? address
  const isOwn = owner !== undefined && owner === address
  return (
    <>
      <PageHeader title={m.shell_route_portfolio()} description={m.portfolio_lead()} />
      <div className={classes.page}>
        <AddressForm />
        {owner ? (
          <>
            <Whose owner={owner} isOwn={isOwn} />
            <PortfolioOf key={owner} owner={owner} isOwn={isOwn} />
          </>
        ) : (
          <Nobody />
        )}
      </div>
    </>
  )
}
