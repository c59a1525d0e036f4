import { Button } from '@mantine/core'
import { m } from '@slipway/messages'
import { shortenAddress } from '@slipway/sdk/shared/shorten-address'
import { Panel } from '@slipway/ui/panel'
import { useState } from 'react'
import { type Address, isAddressEqual } from 'viem'
import { ActionForm } from '../../action/action-form.tsx'
import { resultOrProblems } from '../../action/form-result.ts'
import { readWalletAddress } from '../../action/read-wallet-address.ts'
import { Notice } from '../../core/notice.tsx'
import classes from './collection.module.css'
import { NftTile } from './nft-tile.tsx'
import type { NftAct } from './nft-view.ts'
import { useHeldNfts } from './use-sale.ts'
import { transferPlan } from './user-plans.ts'

const SHOWN = 12

function readReceiver(text: string, account: Address) {
  const { address, problem } = readWalletAddress(text)
  const isSelf = address !== null && isAddressEqual(address, account)
  const self = { code: 'self', text: m.nftpage_transfer_self() }
  return resultOrProblems({ to: isSelf ? self : problem }, () => (address ? { to: address } : null))
}

function TransferForm({ act, id }: { act: NftAct; id: bigint }) {
  const shown = String(id)
  return (
    <ActionForm
      key={shown}
      act={act}
      kind="nft_transfer"
      title={m.nftpage_transfer_title({ id: shown })}
      text={m.nftpage_transfer_text()}
      isOpened
      fields={[
        {
          name: 'to',
          label: m.nftpage_transfer_to(),
          rule: m.nftpage_transfer_to_rule(),
          kind: 'address',
        },
      ]}
      initial={{ to: '' }}
      read={({ to }) => readReceiver(to, act.account)}
      preview={({ to }) => m.nftpage_transfer_preview({ id: shown, to: shortenAddress(to) })}
      finality={m.nftpage_transfer_permanent()}
      plan={({ to }) => transferPlan(act, id, to)}
    />
  )
}

/** The connected wallet's NFTs of this collection, and a way to hand one over. */
export default function MyNfts({ act }: { act: NftAct }) {
  const [shown, setShown] = useState(SHOWN)
  const [picked, setPicked] = useState<bigint>()
  const { data: ids, isError, refetch } = useHeldNfts(act.sale.address, act.account)
  if (!ids && isError)
    return (
      <Notice tone="warn" onRetry={() => void refetch()}>
        {m.nftpage_nfts_failed()}
      </Notice>
    )
  const isDone = act.doneOf('nft_transfer') !== null
  if (!ids || (ids.length === 0 && !isDone)) return null
  return (
    <Panel title={m.nftpage_nfts_title()} description={m.nftpage_nfts_text()}>
      <div className={classes.stack}>
        <ul className={classes.tiles}>
          {ids.slice(0, shown).map((id) => (
            <NftTile key={String(id)} collection={act.sale.address} id={id}>
              <Button
                size="compact-xs"
                variant="default"
                aria-pressed={picked === id}
                aria-label={m.nftpage_transfer_title({ id: String(id) })}
                onClick={() => {
                  act.clearDone()
                  setPicked(id)
                }}
              >
                {m.nftpage_transfer_pick()}
              </Button>
            </NftTile>
          ))}
        </ul>
        {ids.length > shown && (
          <Button
            variant="default"
            className={classes.start}
            onClick={() => setShown(shown + SHOWN)}
          >
            {m.nftpage_nfts_more()}
          </Button>
        )}
        {picked !== undefined && <TransferForm act={act} id={picked} />}
      </div>
    </Panel>
  )
}
