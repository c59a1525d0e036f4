import { m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { Panel } from '@slipway/ui/panel'
import { IconLock, IconLockOpen2, IconShieldCheck } from '@tabler/icons-react'
import { zeroAddress } from 'viem'
import classes from './capabilities-panel.module.css'
import { capabilityRows } from './capability-rows.ts'

/** What no template has any code for. */
const never = [m.console_capability_no_stop, m.token_capability_no_seize]
/** What template 1 has no code for besides. */
const neverWithoutTax = [
  m.token_capability_no_tax,
  m.token_capability_no_blacklist,
  m.token_capability_no_pause,
]

/** The token's manifest in plain words: what the owner can still do, and what nobody ever could. */
export function CapabilitiesPanel({ token }: { token: Token }) {
  const isFixed = token.owner === zeroAddress && token.capabilities.unknownBits === 0n
  return (
    <Panel title={m.token_capabilities_title()} description={m.token_capabilities_text()}>
      {isFixed && <p className={classes.fixed}>{m.token_capabilities_none()}</p>}
      <ul className={classes.list}>
        {capabilityRows(token).map(({ text, note, isHeld }) => (
          <li key={text} data-held={isHeld || undefined}>
            {isHeld ? (
              <IconLockOpen2 size={18} stroke={1.6} aria-hidden />
            ) : (
              <IconLock size={18} stroke={1.6} aria-hidden />
            )}
            <span>
              {text}
              {note && <small>{note}</small>}
            </span>
          </li>
        ))}
      </ul>
      <ul className={classes.list} aria-label={m.token_capability_never()}>
        {(token.taxed ? never : [...neverWithoutTax, m.token_capability_no_seize]).map((text) => (
          <li key={text()} data-never>
            <IconShieldCheck size={18} stroke={1.6} aria-hidden />
            <span>
              {text()}
              <small>{m.token_capability_never()}</small>
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
