import { m } from '@slipway/messages'
import { Panel } from '@slipway/ui/panel'
import { IconArrowRight } from '@tabler/icons-react'
import type { Address } from 'viem'
import { AppLink } from '../../core/app-link.tsx'
import classes from './dossier.module.css'

interface DossierLinksProps {
  token: Address
  /** Who made the token; undefined where the index does not know it. */
  creator: string | undefined
}

/** Where the same project is looked at from another side. */
export function DossierLinks({ token, creator }: DossierLinksProps) {
  const links: readonly (readonly [text: string, to: string, search?: Record<string, string>])[] = [
    [m.template_dossier_to_safety(), `/token/view/${token}`],
    [m.shell_route_profile_basic(), '/profile/basic', { token }],
    [m.template_dossier_to_locks(), '/lock/list', { token }],
    ...(creator ? ([[m.template_dossier_to_owner(), `/owner/${creator}`]] as const) : []),
    [m.template_dossier_to_send(), '/form/step', { token }],
    [m.shell_route_form_advanced(), '/form/advanced'],
    [m.critique_ask_link(), '/form/basic', { contract: token }],
  ]
  return (
    <Panel title={m.template_dossier_links()}>
      <ul className={classes.links}>
        {links.map(([text, to, search]) => (
          <li key={to}>
            <AppLink to={to} search={search ?? {}}>
              <span>{text}</span>
              <IconArrowRight size={17} stroke={1.6} aria-hidden />
            </AppLink>
          </li>
        ))}
      </ul>
    </Panel>
  )
}
