import { formatBps, formatDuration, m } from '@slipway/messages'
import type { Token } from '@slipway/sdk/token/types'
import { Panel } from '@slipway/ui/panel'
import { IconLock, IconLockOpen2, IconShieldCheck } from '@tabler/icons-react'
import { zeroAddress } from 'viem'
import classes from './capabilities-panel.module.css'

interface Power {
  text: string
  note: string
  isHeld: boolean
}

function powersOf(token: Token): Power[] {
  const { capabilities, minting } = token
  const terms = {
    ratio: formatBps(minting.maxBps),
    period: formatDuration(minting.cooldownSeconds),
  }
  const wasMintable = minting.maxBps > 0
  return [
    {
      text: wasMintable ? m.token_capability_mint(terms) : m.token_mint_title(),
      isHeld: capabilities.mint,
      note: capabilities.mint
        ? m.token_capability_until_off()
        : wasMintable
          ? m.token_capability_gone()
          : m.token_capability_never(),
    },
    {
      text: m.token_capability_uri(),
      isHeld: capabilities.contractUri,
      note: capabilities.contractUri
        ? m.token_capability_until_frozen()
        : m.token_capability_gone(),
    },
    {
      text: m.token_capability_ownership(),
      isHeld: capabilities.owner,
      note: capabilities.owner ? '' : m.token_capability_gone(),
    },
    ...(capabilities.unknownBits === 0n
      ? []
      : [{ text: m.token_capability_unknown(), isHeld: true, note: '' }]),
  ]
}

/** What template 1 has no code for at all. */
const neverTexts = [
  m.token_capability_no_tax,
  m.token_capability_no_blacklist,
  m.token_capability_no_pause,
  m.token_capability_no_seize,
]

/** The token's manifest in plain words: what the owner can still do, and what nobody ever could. */
export function CapabilitiesPanel({ token }: { token: Token }) {
  const isFixed = token.owner === zeroAddress && token.capabilities.unknownBits === 0n
  return (
    <Panel title={m.token_capabilities_title()} description={m.token_capabilities_text()}>
      {isFixed && <p className={classes.fixed}>{m.token_capabilities_none()}</p>}
      <ul className={classes.list}>
        {powersOf(token).map(({ text, note, isHeld }) => (
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
        {neverTexts.map((text) => (
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
