import { Button, Checkbox, Textarea } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { nftsPerCall, readNftIds } from '@slipway/sdk/staking/read-staker-params'
import type { Pool } from '@slipway/sdk/staking/types'
import { useState } from 'react'
import { NftPicture } from '../../files/nft-picture.tsx'
import { useNftWords } from '../../files/use-nft-words.ts'
import classes from './nft-picker.module.css'

interface NftPickerProps {
  pool: Pool
  /** What can be picked; undefined where the collection has no lists, so that ids are typed. */
  ids: readonly bigint[] | undefined
  picked: readonly bigint[]
  onPick: (ids: readonly bigint[]) => void
  label: string
  /** Said where there is nothing to pick. */
  empty: string
}

/** Pictures that are shown at once; the rest on request. */
const PAGE = 24

function Card({ pool, nftId, picked, onPick }: Omit<NftPickerProps, 'ids'> & { nftId: bigint }) {
  const words = useNftWords({ collection: pool.stakedToken.address, nftId }, pool.baseUri)
  const name = words.name ?? `${words.collectionName ?? pool.stakedToken.name} #${nftId}`
  const isPicked = picked.includes(nftId)
  const seed = `${pool.stakedToken.address}${nftId}`
  return (
    <div className={classes.card} data-picked={isPicked || undefined}>
      <Checkbox
        label={
          <>
            <NftPicture picture={words.picture} name={name} seed={seed} />
            <span className={classes.name}>{name}</span>
            <small>#{String(nftId)}</small>
          </>
        }
        checked={isPicked}
        onChange={() =>
          onPick(isPicked ? picked.filter((one) => one !== nftId) : [...picked, nftId])
        }
      />
    </div>
  )
}

function TypedIds({ picked, onPick, label }: Pick<NftPickerProps, 'picked' | 'onPick' | 'label'>) {
  const [text, setText] = useState(picked.join(', '))
  const isWrong = readNftIds(text) === undefined
  return (
    <Textarea
      label={label}
      description={m.stakepage_nft_type_rule({ max: formatInteger(nftsPerCall) })}
      value={text}
      rows={2}
      error={isWrong ? m.stakepage_nft_type_wrong() : undefined}
      onChange={({ currentTarget: { value } }) => {
        setText(value)
        onPick(readNftIds(value) ?? [])
      }}
    />
  )
}

/** Picks NFTs by their pictures, or by their numbers where a collection has no lists. */
export function NftPicker(props: NftPickerProps) {
  const { ids, picked, onPick, label, empty } = props
  const [shown, setShown] = useState(PAGE)
  if (!ids) return <TypedIds picked={picked} onPick={onPick} label={label} />
  if (ids.length === 0) return <p className={classes.empty}>{empty}</p>
  const all = ids.slice(0, nftsPerCall)
  return (
    <fieldset className={classes.root}>
      <legend className={classes.legend}>{label}</legend>
      <div className={classes.head}>
        <span role="status">{m.stakepage_nft_picked({ count: formatInteger(picked.length) })}</span>
        <Button size="compact-xs" variant="subtle" onClick={() => onPick(all)}>
          {m.stakepage_nft_pick_all({ count: formatInteger(all.length) })}
        </Button>
        <Button
          size="compact-xs"
          variant="subtle"
          disabled={picked.length === 0}
          onClick={() => onPick([])}
        >
          {m.stakepage_nft_pick_none()}
        </Button>
      </div>
      <div className={classes.cards}>
        {ids.slice(0, shown).map((nftId) => (
          <Card key={String(nftId)} nftId={nftId} {...props} />
        ))}
      </div>
      {ids.length > shown && (
        <Button variant="default" size="xs" onClick={() => setShown(shown + PAGE)}>
          {m.stakepage_nft_show_more()}
        </Button>
      )}
    </fieldset>
  )
}
