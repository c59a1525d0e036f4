import { NumberInput } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { formatInteger, m } from '@slipway/messages'
import { useVirtualizer } from '@tanstack/react-virtual'
import { useRef } from 'react'
import { AssetPicture } from './asset-picture.tsx'
import { type Asset, wordsOf } from './asset-set.ts'
import classes from './assets.module.css'
import type { Assets } from './use-assets.ts'

/** Pixels of a tile with its gap. */
const TILE_WIDTH = 124
const TILE_HEIGHT = 158
/** A field to jump with is for those who would scroll long. */
const MANY = 60

interface TileProps {
  asset: Asset
  number: number
  assets: Assets
  onOpen: (number: number) => void
}

function Tile({ asset, number, assets, onOpen }: TileProps) {
  return (
    <button
      type="button"
      className={classes.tile}
      title={m.nftfile_edit({ number: formatInteger(number) })}
      onClick={() => onOpen(number)}
    >
      <AssetPicture asset={asset} />
      <span className={classes.number}>{number}</span>
      <span className={classes.caption}>{wordsOf(asset, number, assets.shared).name}</span>
    </button>
  )
}

interface AssetsGridProps {
  assets: Assets
  onOpen: (number: number) => void
}

/** All files as they will be numbered; only what is on the screen exists, so ten thousand cost no more than thirty. */
export function AssetsGrid({ assets, onOpen }: AssetsGridProps) {
  const all = assets.assets
  const { ref: sizeRef, width } = useElementSize()
  const scroll = useRef<HTMLDivElement>(null)
  const columns = Math.max(2, Math.floor(width / TILE_WIDTH))
  const rows = useVirtualizer({
    count: Math.ceil(all.length / columns),
    getScrollElement: () => scroll.current,
    estimateSize: () => TILE_HEIGHT,
    overscan: 2,
  })
  return (
    <section aria-label={m.nftfile_grid()} className={classes.gridPart}>
      {all.length > MANY && (
        <NumberInput
          label={m.nftfile_go_to()}
          size="xs"
          className={classes.goTo ?? ''}
          min={0}
          max={all.length - 1}
          allowDecimal={false}
          hideControls
          onChange={(value) => {
            if (typeof value === 'number' && value < all.length)
              rows.scrollToIndex(Math.floor(value / columns), { align: 'start' })
          }}
        />
      )}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard */}
      <div ref={scroll} className={classes.scroll} tabIndex={0}>
        <div ref={sizeRef} style={{ height: rows.getTotalSize(), position: 'relative' }}>
          {rows.getVirtualItems().map(({ index, start }) => (
            <div
              key={index}
              className={classes.row}
              style={{
                gridTemplateColumns: `repeat(${columns}, minmax(0, 1fr))`,
                transform: `translateY(${start}px)`,
              }}
            >
              {all.slice(index * columns, (index + 1) * columns).map((asset, place) => (
                <Tile
                  key={asset.stem}
                  asset={asset}
                  number={index * columns + place}
                  assets={assets}
                  onOpen={onOpen}
                />
              ))}
            </div>
          ))}
        </div>
      </div>
    </section>
  )
}
