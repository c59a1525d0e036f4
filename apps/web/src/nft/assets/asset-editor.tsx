import { ActionIcon, Button, Modal, Textarea, TextInput } from '@mantine/core'
import { formatInteger, m } from '@slipway/messages'
import { findWordsFault, type NftTrait, nftWordLimits } from '@slipway/sdk/nft/metadata/nft-words'
import { ReturnFocus } from '@slipway/ui/return-focus'
import { IconTrash } from '@tabler/icons-react'
import { AssetPicture } from './asset-picture.tsx'
import { wordsOf } from './asset-set.ts'
import { wordsFaultText } from './asset-texts.ts'
import classes from './assets.module.css'
import type { Assets } from './use-assets.ts'

interface TraitsProps {
  traits: readonly NftTrait[]
  onChange: (traits: readonly NftTrait[]) => void
}

function Traits({ traits, onChange }: TraitsProps) {
  const put = (index: number, change: Partial<NftTrait>) =>
    onChange(traits.map((trait, place) => (place === index ? { ...trait, ...change } : trait)))
  return (
    <fieldset className={classes.traits}>
      <legend>{m.nftfile_traits()}</legend>
      {traits.map(({ trait, value }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a trait has no other identity while it is typed
        <div key={index} className={classes.trait}>
          <TextInput
            aria-label={m.nftfile_trait()}
            placeholder={m.nftfile_trait()}
            value={trait}
            onChange={(event) => put(index, { trait: event.currentTarget.value })}
          />
          <TextInput
            aria-label={m.nftfile_trait_value()}
            placeholder={m.nftfile_trait_value()}
            value={value}
            onChange={(event) => put(index, { value: event.currentTarget.value })}
          />
          <ActionIcon
            variant="subtle"
            color="gray"
            size="lg"
            aria-label={m.nftfile_trait_remove()}
            onClick={() => onChange(traits.filter((_, place) => place !== index))}
          >
            <IconTrash size={18} stroke={1.6} aria-hidden />
          </ActionIcon>
        </div>
      ))}
      {traits.length < nftWordLimits.traitsMax && (
        <Button
          variant="default"
          size="xs"
          className={classes.start ?? ''}
          onClick={() => onChange([...traits, { trait: '', value: '' }])}
        >
          {m.nftfile_trait_add()}
        </Button>
      )}
    </fieldset>
  )
}

interface AssetEditorProps {
  assets: Assets
  number: number
  onGo: (number: number) => void
  onClose: () => void
}

/** What one NFT says of itself. Every change counts at once. */
export default function AssetEditor({ assets, number, onGo, onClose }: AssetEditorProps) {
  const asset = assets.assets[number]
  if (!asset) return null
  const { words } = asset
  const whole = wordsOf(asset, number, assets.shared)
  const fault = findWordsFault(whole)
  const step = (by: number, label: string) => (
    <Button
      variant="default"
      disabled={assets.assets[number + by] === undefined}
      onClick={() => onGo(number + by)}
    >
      {label}
    </Button>
  )
  return (
    <Modal
      opened
      onClose={onClose}
      size={560}
      title={m.nftfile_edit_title({ number: formatInteger(number) })}
    >
      <ReturnFocus />
      <div className={classes.editor}>
        <div className={classes.editorHead}>
          <AssetPicture asset={asset} />
          <p>
            <strong>{whole.name}</strong>
            <span className={classes.muted}>{asset.file.name}</span>
          </p>
        </div>
        <TextInput
          label={m.nftfile_name_one()}
          description={m.nftfile_edit_name_rule()}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={whole.name}
          value={words.name}
          onChange={(event) => assets.edit(number, { name: event.currentTarget.value })}
        />
        <Textarea
          label={m.nftfile_description()}
          description={m.nftfile_edit_description_rule()}
          inputWrapperOrder={['label', 'input', 'error', 'description']}
          placeholder={assets.shared.description}
          autosize
          minRows={2}
          maxRows={8}
          value={words.description}
          onChange={(event) => assets.edit(number, { description: event.currentTarget.value })}
        />
        <Traits traits={words.traits} onChange={(traits) => assets.edit(number, { traits })} />
        {fault && (
          <p className={classes.error} role="alert">
            {m.nftfile_fault_of({ number: formatInteger(number), text: wordsFaultText(fault) })}
          </p>
        )}
        <div className={classes.editorActions}>
          {step(-1, m.nftfile_previous())}
          {step(1, m.nftfile_next())}
          <Button onClick={onClose}>{m.nftfile_done()}</Button>
        </div>
      </div>
    </Modal>
  )
}
