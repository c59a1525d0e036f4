import { m } from '@slipway/messages'
import { IconAdjustments, IconLock } from '@tabler/icons-react'
import type { NextStep } from '../../form/next-steps.tsx'

/** A cluster, and a token on it. */
interface TokenPlace {
  /** Short name of the network. */
  readonly network: string
  readonly mint: string
}

/** To the token's own page, once it is part of something. */
export const tokenPageStep = ({ network, mint }: TokenPlace): NextStep => ({
  ...{ Icon: IconAdjustments, to: `/solana/token/${mint}`, search: { network } },
  ...{ title: m.stakepage_token_page(), text: m.solana_next_token_text() },
})

/** To a lock of it: the form has the token filled in. */
export const lockStep = ({ network, mint }: TokenPlace): NextStep => ({
  ...{ Icon: IconLock, to: '/solana/lock/create', search: { network, token: mint } },
  ...{ title: m.shell_route_solana_lock_create(), text: m.token_next_lock_text() },
})
