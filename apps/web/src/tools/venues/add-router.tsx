import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import type { SwapRouterCheck } from '@slipway/sdk/evm/check-swap-router'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { AddressField } from '@slipway/ui/address-field'
import { NoticeBox } from '@slipway/ui/notice-box'
import { TextField } from '@slipway/ui/text-field'
import { type FormEvent, useState } from 'react'
import type { CustomRouter } from '../../venues/custom-routers.ts'
import { listedRouters } from '../../venues/listed-routers.ts'
import { useRouterCheck } from '../../venues/use-router-check.ts'
import { RouterFacts } from './router-facts.tsx'
import classes from './venues.module.css'

const longestName = 40

interface KeepFormProps {
  found: SwapRouterCheck
  onKeep: (router: CustomRouter) => void
  onCancel: () => void
}

/** What the check found, and under which name it is kept. */
function KeepForm({ found, onKeep, onCancel }: KeepFormProps) {
  const { router, venueName } = found
  const ownName = venueName ?? m.token_router_own({ address: shortenAddress(router) })
  const [name, setName] = useState(ownName)
  const listed = listedRouters.find((one) => one.router.toLowerCase() === router.toLowerCase())
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onKeep({ name: name.trim() || ownName, router })
  }
  if (listed)
    return (
      <NoticeBox tone="info" role="status">
        {m.tools_venues_listed_router({ name: listed.name })}
      </NoticeBox>
    )
  return (
    <form className={classes.keep} onSubmit={submit}>
      <NoticeBox tone={venueName ? 'info' : 'warn'} role="status">
        {venueName ? m.tools_venues_known({ name: venueName }) : m.tools_venues_unlisted()}
      </NoticeBox>
      <RouterFacts found={found} />
      <TextField
        label={m.tools_venues_name()}
        rule={m.tools_venues_name_rule()}
        value={name}
        maxLength={longestName}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <div className={classes.actions}>
        <Button type="submit">{m.tools_venues_keep()}</Button>
        <Button variant="default" onClick={onCancel}>
          {m.tools_venues_cancel()}
        </Button>
      </div>
    </form>
  )
}

/** Adds an exchange by its router: asked on chain first, then named, then kept (P-17). */
export function AddRouter({ onAdd }: { onAdd: (router: CustomRouter) => void }) {
  const [entry, setEntry] = useState('')
  const [found, setFound] = useState<SwapRouterCheck>()
  const { error, isChecking, check } = useRouterCheck()
  const reset = () => {
    setFound(undefined)
    setEntry('')
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setFound(undefined)
    void check(entry).then(setFound)
  }
  return (
    <section className={classes.add} aria-label={m.tools_venues_add()}>
      <h3>{m.tools_venues_add()}</h3>
      <p className={classes.muted}>{m.tools_venues_add_text()}</p>
      <form className={classes.ask} onSubmit={submit} noValidate>
        <AddressField
          label={m.token_router_address()}
          isSigned={false}
          value={entry}
          error={error || undefined}
          onChange={(event) => setEntry(event.currentTarget.value)}
        />
        <Button type="submit" loading={isChecking} disabled={entry.trim() === ''}>
          {m.tools_venues_check()}
        </Button>
      </form>
      {found && (
        <KeepForm
          key={found.router}
          found={found}
          onKeep={(router) => {
            onAdd(router)
            reset()
          }}
          onCancel={reset}
        />
      )}
    </section>
  )
}
