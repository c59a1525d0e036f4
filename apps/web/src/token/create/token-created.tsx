import { Button } from '@mantine/core'
import { formatAmount, m } from '@slipway/messages'
import { AddressText } from '@slipway/ui/address-text'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconAdjustments, IconEye } from '@tabler/icons-react'
import classes from '../../form/created.module.css'
import { activeChain } from '../../shell/active-chain.ts'
import { AppLink } from '../../shell/app-link.tsx'
import { explorerAddressUrl } from '../../shell/explorer-url.ts'
import { ShareLink } from '../shared/share-link.tsx'
import { WatchToken } from '../shared/watch-token.tsx'
import type { Creation } from './find-creation.ts'

interface TokenCreatedProps {
  creation: Creation & { token: `0x${string}` }
  onAgain: () => void
}

/** The token exists: where it is, and what to do with it next. */
export default function TokenCreated({ creation, onAgain }: TokenCreatedProps) {
  const { token, input } = creation
  const { symbol, decimals, totalSupply } = input.draft
  return (
    <section className={classes.root} aria-labelledby="token-created">
      <SlipPicture name="afloat" width={220} />
      <h1 id="token-created" className={classes.title}>
        {m.token_created_title({ symbol })}
      </h1>
      <p className={classes.text} role="status">
        {m.token_created_text({ amount: formatAmount(totalSupply, decimals, { symbol }) })}
      </p>
      <p className={classes.address}>
        <span>{m.token_created_address()}</span>
        <AddressText address={token} isFull explorer={explorerAddressUrl(activeChain, token)} />
      </p>
      <ul className={classes.next}>
        <li>
          <AppLink to={`/token/view/${token}`} className={classes.step}>
            <IconEye size={22} stroke={1.5} aria-hidden />
            <strong>{m.token_created_view()}</strong>
            <span>{m.token_created_view_text()}</span>
          </AppLink>
        </li>
        <li>
          <AppLink to={`/token/detail/${token}`} className={classes.step}>
            <IconAdjustments size={22} stroke={1.5} aria-hidden />
            <strong>{m.token_created_console()}</strong>
            <span>{m.token_created_console_text()}</span>
          </AppLink>
        </li>
      </ul>
      <div className={classes.actions}>
        <WatchToken token={token} symbol={symbol} decimals={decimals} />
        <ShareLink token={token} />
        <Button onClick={onAgain}>{m.token_created_again()}</Button>
      </div>
    </section>
  )
}
