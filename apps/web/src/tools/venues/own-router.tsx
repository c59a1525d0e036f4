import { ActionIcon, Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { TextField } from '@slipway/ui/text-field'
import { IconPencil, IconTrash } from '@tabler/icons-react'
import { type FormEvent, useState } from 'react'
import type { CustomRouter } from '../../venues/custom-routers.ts'
import { VenueAddress } from './venue-address.tsx'
import { VenueCheck } from './venue-check.tsx'
import classes from './venues.module.css'

interface OwnRouterProps {
  entry: CustomRouter
  onRename: (router: CustomRouter) => void
  onRemove: (router: string) => void
}

function RenameForm({ entry, onRename }: Pick<OwnRouterProps, 'entry' | 'onRename'>) {
  const [name, setName] = useState(entry.name)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    onRename({ ...entry, name })
  }
  return (
    <form className={classes.ask} onSubmit={submit}>
      <TextField
        label={m.tools_venues_name()}
        value={name}
        maxLength={40}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {m.tools_venues_rename_act()}
      </Button>
    </form>
  )
}

/** An exchange that the visitor keeps: asked again, renamed, removed. */
export function OwnRouter({ entry, onRename, onRemove }: OwnRouterProps) {
  const [isRenaming, setRenaming] = useState(false)
  const { name, router } = entry
  return (
    <article className={classes.card}>
      <header className={classes.cardHead}>
        <h3>{name}</h3>
        <span className={classes.tools}>
          <ActionIcon
            variant="subtle"
            aria-label={m.tools_venues_rename({ name })}
            aria-expanded={isRenaming}
            onClick={() => setRenaming(!isRenaming)}
          >
            <IconPencil size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
          <ActionIcon
            variant="subtle"
            aria-label={m.token_router_remove({ name })}
            onClick={() => onRemove(router)}
          >
            <IconTrash size={17} stroke={1.6} aria-hidden />
          </ActionIcon>
        </span>
        <p>
          <VenueAddress address={router} />
        </p>
      </header>
      {isRenaming && (
        <RenameForm
          entry={entry}
          onRename={(renamed) => {
            onRename(renamed)
            setRenaming(false)
          }}
        />
      )}
      <VenueCheck router={router} name={name} isOwn />
    </article>
  )
}
