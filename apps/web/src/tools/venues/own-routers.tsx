import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { activeChain } from '../../core/active-chain.ts'
import { AppLink } from '../../core/app-link.tsx'
import { useCustomRouters } from '../../venues/use-custom-routers.ts'
import { AddRouter } from './add-router.tsx'
import { OwnRouter } from './own-router.tsx'
import classes from './venues.module.css'

/** The visitor's own exchanges on this network, and the form that adds one. */
export function OwnRouters() {
  const { own, add, remove } = useCustomRouters()
  return (
    <Panel
      title={m.tools_venues_own()}
      description={m.tools_venues_own_text({ chain: activeChain.name })}
      actions={
        own.length > 0 && (
          <>
            <Button component={AppLink} to="/token/create" variant="default" size="sm">
              {m.tools_venues_use_token()}
            </Button>
            <Button component={AppLink} to="/presale/create" variant="default" size="sm">
              {m.tools_venues_use_presale()}
            </Button>
          </>
        )
      }
    >
      {own.length === 0 ? (
        <p className={classes.muted}>{m.tools_venues_own_none()}</p>
      ) : (
        <ul className={classes.cards}>
          {own.map((entry) => (
            <li key={entry.router}>
              <OwnRouter entry={entry} onRename={add} onRemove={remove} />
            </li>
          ))}
        </ul>
      )}
      <AddRouter onAdd={add} />
    </Panel>
  )
}
