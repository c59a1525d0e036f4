import { ActionIcon, Button, Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { AddressInput } from '@slipway/ui/address-input'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import classes from './custom-router-panel.module.css'
import type { CustomRouter } from './custom-routers.ts'
import { useRouterCheck } from './use-router-check.ts'

export interface CustomRouterPanelProps {
  routers: readonly CustomRouter[]
  onAdd: (router: CustomRouter) => void
  onRemove: (router: string) => void
}

/** The visitor's own exchanges: each is asked on chain what it is before it can be chosen (P-17). */
export default function CustomRouterPanel({ routers, onAdd, onRemove }: CustomRouterPanelProps) {
  const [entry, setEntry] = useState('')
  const { error, isChecking, check } = useRouterCheck()
  const add = async () => {
    const found = await check(entry)
    if (!found) return
    const name = found.venueName ?? m.token_router_own({ address: shortenAddress(found.router) })
    onAdd({ name, router: found.router })
    setEntry('')
  }
  return (
    <>
      <p className={classes.muted}>{m.token_router_text()}</p>
      <ul className={classes.routers}>
        {routers.map(({ name, router }) => (
          <li key={router}>
            <span>{name}</span>
            <code>{shortenAddress(router)}</code>
            <ActionIcon
              aria-label={m.token_router_remove({ name })}
              onClick={() => onRemove(router)}
            >
              <IconTrash size={17} stroke={1.6} />
            </ActionIcon>
          </li>
        ))}
      </ul>
      <div className={classes.inlineForm}>
        <AddressInput
          isSigned={false}
          label={m.token_router_address()}
          placeholder="0x"
          value={entry}
          error={error}
          autoComplete="off"
          spellCheck={false}
          classNames={{ input: classes.mono }}
          onChange={(event) => setEntry(event.currentTarget.value)}
        />
        <Button
          variant="default"
          disabled={isChecking || entry.trim() === ''}
          leftSection={isChecking ? <Loader size={16} aria-hidden /> : undefined}
          onClick={() => void add()}
        >
          {m.token_router_add()}
        </Button>
      </div>
    </>
  )
}
