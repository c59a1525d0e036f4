import { Button } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { hasFeature } from '@slipway/sdk/platform/token-templates'
import { isTaxedDraft } from '@slipway/sdk/token/is-taxed-draft'
import type { TokenDraft } from '@slipway/sdk/token/token-draft-schema'
import { AddressText } from '@slipway/ui/address-text'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconEye, IconLock, IconRocket } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import type { Address } from 'viem'
import { activeChain } from '../../core/active-chain.ts'
import { explorerAddressUrl } from '../../core/explorer-url.ts'
import classes from '../../form/created.module.css'
import { type NextStep, NextSteps } from '../../form/next-steps.tsx'
import { ShareLink } from '../shared/share-link.tsx'
import { WatchToken } from '../shared/watch-token.tsx'
import type { Creation } from './find-creation.ts'

interface TokenCreatedProps {
  creation: Creation & { token: `0x${string}` }
  onAgain: () => void
}

/** A token that takes taxes and is open from its creation on: nothing is left to launch. */
const isOpenTaxed = (draft: TokenDraft): boolean => isTaxedDraft(draft) && !draft.manualLaunch

/** What the console offers, by the template: a token with its own launch begins there. */
function consoleText(draft: TokenDraft): string {
  if (isOpenTaxed(draft)) return m.token_created_console_open()
  if (hasFeature(draft.templateId, 'tax')) return m.token_created_console_taxed()
  return draft.mintable ? m.token_created_console_text() : m.token_created_console_fixed()
}

const presaleOf = (token: Address): NextStep => ({
  Icon: IconRocket,
  to: '/presale/create',
  search: { token },
  title: m.shell_route_presale_create(),
  text: m.token_next_presale_text(),
})

const stepsOf = (token: Address, draft: TokenDraft): readonly NextStep[] => [
  {
    Icon: IconEye,
    to: `/token/view/${token}`,
    title: m.token_created_view(),
    text: m.token_created_view_text(),
  },
  {
    Icon: IconAdjustments,
    to: `/token/detail/${token}`,
    title: m.token_created_console(),
    text: consoleText(draft),
  },
  // A presale opens the trading of a token that takes taxes: of one that is open none can be made.
  ...(isOpenTaxed(draft) ? [] : [presaleOf(token)]),
  {
    Icon: IconLock,
    to: '/lock/create',
    search: { asset: token },
    title: m.shell_route_lock_create(),
    text: m.token_next_lock_text(),
  },
]

/** The token exists: where it is, and what to do with it next. */
export default function TokenCreated({ creation, onAgain }: TokenCreatedProps) {
  const { token, input } = creation
  const { symbol, decimals, totalSupply } = input.draft
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    heading.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.root} aria-labelledby="token-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="token-created" ref={heading} tabIndex={-1} className={classes.title}>
        {m.token_created_title({ symbol })}
      </h1>
      <p className={classes.text} role="status">
        {m.token_created_text({ amount: formatAmount(totalSupply, decimals, { symbol }) })}
      </p>
      <p className={classes.address}>
        <span>{m.token_created_address()}</span>
        <AddressText address={token} isFull explorer={explorerAddressUrl(activeChain, token)} />
      </p>
      <NextSteps steps={stepsOf(token, input.draft)} />
      <div className={classes.actions}>
        <WatchToken token={token} symbol={symbol} decimals={decimals} />
        <ShareLink token={token} />
        <Button onClick={onAgain}>{m.token_created_again()}</Button>
      </div>
    </section>
  )
}
