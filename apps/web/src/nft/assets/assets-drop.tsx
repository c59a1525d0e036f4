import { Loader } from '@mantine/core'
import { m } from '@slipway/messages'
import { IconPhotoUp } from '@tabler/icons-react'
import { useId } from 'react'
import { fileInput, useFileDrop } from '../../files/use-file-drop.ts'
import { acceptedFiles, mediaEndings } from './asset-limits.ts'
import classes from './assets.module.css'
import { readDrop } from './read-drop.ts'
import type { Assets } from './use-assets.ts'

interface FileChoiceProps {
  label: string
  assets: Assets
  isFolder?: boolean
}

function FileChoice({ label, assets, isFolder = false }: FileChoiceProps) {
  const id = useId()
  const isSingle = assets.kind === 'single'
  return (
    <label htmlFor={id} className={classes.choose}>
      {label}
      <input
        id={id}
        multiple={!isSingle}
        accept={isSingle ? mediaEndings.map((ending) => `.${ending}`).join(',') : acceptedFiles}
        // React knows no name for it; a browser that does not either takes single files.
        {...(isFolder && { webkitdirectory: '' })}
        {...fileInput((files) => void assets.choose(files))}
      />
    </label>
  )
}

/** Takes a folder or files, by choice or drop. */
export function AssetsDrop({ assets }: { assets: Assets }) {
  const isSingle = assets.kind === 'single'
  const zone = useFileDrop((dropped) => void readDrop(dropped).then(assets.choose))
  return (
    // Dropping is one way more; the inputs inside are those for everybody
    <div className={classes.drop} {...zone}>
      {assets.isReading ? (
        <Loader size={28} aria-label={m.nftfile_reading()} />
      ) : (
        <IconPhotoUp size={30} stroke={1.4} aria-hidden />
      )}
      <div className={classes.chooses}>
        {isSingle ? (
          <FileChoice label={m.nftfile_choose_one()} assets={assets} />
        ) : (
          <>
            <FileChoice label={m.nftfile_choose_folder()} assets={assets} isFolder />
            <FileChoice label={m.nftfile_choose_files()} assets={assets} />
          </>
        )}
      </div>
      <p className={classes.muted}>{isSingle ? m.nftfile_drop_one() : m.nftfile_drop()}</p>
      {!isSingle && <p className={classes.muted}>{m.nftfile_resume()}</p>}
      {assets.isEmptyChoice && (
        <p className={classes.error} role="alert">
          {m.nftfile_none()}
        </p>
      )}
    </div>
  )
}
