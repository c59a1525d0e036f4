import { ActionIcon, Button, Loader, TextInput } from '@mantine/core'
import { errorMessage, m } from '@slipway/messages'
import { readAddress } from '@slipway/sdk/shared/read-address'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { checkSwapRouter, type SwapRouterCheck } from '@slipway/sdk/token/evm/check-swap-router'
import { IconTrash } from '@tabler/icons-react'
import { useState } from 'react'
import { activeChain } from '../shell/active-chain.ts'
import { readClient } from '../transaction/read-client.ts'
import classes from './custom-router-panel.module.css'
import type { CustomRouter } from './custom-routers.ts'

export interface CustomRouterPanelProps {
  routers: readonly CustomRouter[]
  onAdd: (router: CustomRouter) => void
  onRemove: (router: string) => void
}

/** Asks the chain what an address is; a text says why it is no exchange that tokens can be made for. */
function useRouterCheck() {
  const [error, setError] = useState('')
  const [isChecking, setChecking] = useState(false)
  const check = async (entry: string): Promise<SwapRouterCheck | undefined> => {
    const reading = readAddress(entry)
    if (!reading.ok) {
      setError(errorMessage(reading.code))
      return undefined
    }
    setError('')
    setChecking(true)
    try {
      const found = await checkSwapRouter(readClient, {
        router: reading.address,
        chain: activeChain,
      })
      const [issue] = found.issues
      if (issue) setError(errorMessage(issue.code, issue.args))
      return issue ? undefined : found
    } catch {
      setError(m.token_router_no_answer({ chain: activeChain.name }))
      return undefined
    } finally {
      setChecking(false)
    }
  }
  return { error, isChecking, check }
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
        <TextInput
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
