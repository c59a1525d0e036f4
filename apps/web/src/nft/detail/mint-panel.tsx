import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { NoticeBox } from '@slipway/ui/notice-box'
import { Panel } from '@slipway/ui/panel'
import { useEffect } from 'react'
import type { Address } from 'viem'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { ConnectButton } from '../../transaction/connect-button.tsx'
import classes from './collection.module.css'
import { mintableOf, mintStopText } from './mint-stop-text.ts'
import { NftTile } from './nft-tile.tsx'
import type { NftAct, NftView } from './nft-view.ts'
import type { Allowance } from './use-allowance.ts'
import type { NftDone } from './use-nft-acts.tsx'

// For whoever is connected and can mint.
const loadMintForm = () => import('./mint-form.tsx')
const MintForm = lazyPart(loadMintForm)

/** Pictures of one mint that are shown at once. */
const SHOWN = 12

interface MintPanelProps {
  view: NftView
  act: NftAct | undefined
  done: NftDone | null
  allowance: Allowance
  inviter: Address | undefined
  onDropInviter: () => void
}

function mintedIds({ state }: NftDone): readonly bigint[] {
  const { firstId, quantity } = state.steps.at(-1)?.result ?? {}
  if (typeof firstId !== 'bigint' || typeof quantity !== 'number') return []
  const count = Math.min(quantity, SHOWN)
  return Array.from({ length: count }, (_, at) => firstId + BigInt(at))
}

/** What was minted just now, with its pictures. */
function Minted({ done, act, stop }: { done: NftDone; act: NftAct; stop: string | undefined }) {
  return (
    <div className={classes.stack}>
      <NoticeBox tone="good" role="status" title={done.text}>
        {m.nftpage_mint_done_text()}
      </NoticeBox>
      <ul className={classes.tiles}>
        {mintedIds(done).map((id) => (
          <NftTile key={String(id)} collection={act.sale.address} id={id} />
        ))}
      </ul>
      {stop === undefined ? (
        <Button variant="default" className={classes.start} onClick={act.clearDone}>
          {m.nftpage_mint_again()}
        </Button>
      ) : (
        <NoticeBox tone="info">{stop}</NoticeBox>
      )}
    </div>
  )
}

function Body({ view, act, done, allowance, inviter, onDropInviter }: MintPanelProps) {
  const mintable = mintableOf(view, allowance)
  const { stop } = mintable
  const stopText = stop === undefined ? undefined : mintStopText(stop, view, allowance)
  if (act && done?.id === 'nft_mint') return <Minted done={done} act={act} stop={stopText} />
  if (stop !== undefined && (stop !== 'not-listed' || act))
    return <NoticeBox tone="info">{stopText}</NoticeBox>
  if (!act) return <ConnectButton fullWidth label={m.nftpage_mint_connect()} />
  const pending = <p className={classes.quiet}>{m.shell_loading()}</p>
  if (!act.my || mintable.stop !== undefined) return pending
  return (
    <LatePart pending={pending}>
      <MintForm
        act={{ ...act, my: act.my }}
        most={mintable.most}
        price={mintable.price}
        listed={
          view.phase === 'list' && allowance.state === 'listed' ? allowance.listed : undefined
        }
        inviter={inviter}
        onDropInviter={onDropInviter}
      />
    </LatePart>
  )
}

/** Minting: how many, what exactly is paid, and who invited; or why nothing can be minted. */
export function MintPanel(props: MintPanelProps) {
  // Where the owner alone mints, or nobody any more, no visitor pays anything.
  const { sale, phase } = props.view
  const isSold = sale.terms.mintMethod === 'public' && phase !== 'finished'
  const isConnected = props.act !== undefined
  useEffect(() => {
    // While the wallet is read; where it fails, drawing it tries again and says so.
    if (isConnected) loadMintForm().catch(() => undefined)
  }, [isConnected])
  return (
    <Panel title={m.nftpage_mint_title()} {...(isSold && { description: m.nftpage_mint_text() })}>
      <Body {...props} />
    </Panel>
  )
}
