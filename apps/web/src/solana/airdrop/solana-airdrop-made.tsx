import { Button } from '@mantine/core'
import type { SolanaChainDefinition } from '@slipway/chains'
import { joinSentences, m } from '@slipway/messages'
import { solanaAirdropLimits } from '@slipway/sdk/solana/airdrop/solana-airdrop-limits'
import { getSolanaPrograms } from '@slipway/sdk/solana/get-solana-programs'
import { AddressText } from '@slipway/ui/address-text'
import { CopyButton } from '@slipway/ui/copy-button'
import { NoticeBox } from '@slipway/ui/notice-box'
import { SlipPicture } from '@slipway/ui/slip-picture'
import { IconGift, IconListDetails } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { siteUrl } from '../../core/site-url.ts'
import classes from '../../form/created.module.css'
import { NextSteps } from '../../form/next-steps.tsx'
import { clusterExplorer } from '../network/cluster-explorer.ts'
import { useAirdropView } from './use-airdrop-view.ts'

/** What its claims still lack, in sentences. */
function useMissing(chain: SolanaChainDefinition, address: string): string[] {
  const program = getSolanaPrograms(chain.chainId)?.airdrop
  const { data: view } = useAirdropView(chain, program, address)
  if (!view || view === 'token-unread') return []
  const count = Math.ceil(view.missing / solanaAirdropLimits.extensionsAtOnce)
  return [
    ...(view.airdrop.listKey === '' ? [m.solana_airdrop_kept_own_text()] : []),
    ...(count > 0
      ? [joinSentences([m.solana_airdrop_extend_text(), m.solana_airdrop_extend_left({ count })])]
      : []),
  ]
}

interface SolanaAirdropMadeProps {
  chain: SolanaChainDefinition
  airdrop: string
  /** Symbol or short address of what is given away. */
  name: string
  onAgain: () => void
}

/** The airdrop is in a block and holds all that its list takes: where people claim, and what to do next. */
export default function SolanaAirdropMade(props: SolanaAirdropMadeProps) {
  const { chain, airdrop, name, onAgain } = props
  const search = { network: chain.shortname }
  const page = `/solana/airdrop/${airdrop}`
  const url = siteUrl(page, search)
  const missing = useMissing(chain, airdrop)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    window.scrollTo(0, 0)
    title.current?.focus({ preventScroll: true })
  }, [])
  return (
    <section className={classes.root} aria-labelledby="solana-airdrop-made">
      <SlipPicture name="afloat" width={220} />
      <h1 id="solana-airdrop-made" ref={title} tabIndex={-1} className={classes.title}>
        {m.airdrop_made_title({ symbol: name })}
      </h1>
      <p className={classes.text} role="status">
        {m.airdrop_made_text()}
      </p>
      {missing.map((text) => (
        <NoticeBox key={text} tone="warn">
          {text}
        </NoticeBox>
      ))}
      <p className={classes.address}>
        <span>{m.solana_airdrop_address()}</span>
        <AddressText
          address={airdrop}
          isFull
          explorer={clusterExplorer(chain, 'address', airdrop)}
        />
      </p>
      <p className={classes.address}>
        <span>{m.airdrop_made_link()}</span>
        <span>
          <code>{url}</code>
          <CopyButton value={url} label={m.airdrop_made_copy()} />
        </span>
      </p>
      <NextSteps
        steps={[
          {
            ...{ Icon: IconGift, to: page, search },
            ...{ title: m.airdrop_made_view(), text: m.airdrop_made_view_text() },
          },
          {
            ...{ Icon: IconListDetails, to: '/solana/airdrop/list', search },
            title: m.shell_route_solana_airdrop_list(),
            text: m.airdrop_made_mine_text(),
          },
        ]}
      />
      <div className={classes.actions}>
        <Button onClick={onAgain}>{m.airdrop_made_again()}</Button>
      </div>
    </section>
  )
}
