import { m } from '@slipway/messages'
import { SegmentedControl } from '@slipway/ui/segmented-control'
import { useEffect, useRef, useState } from 'react'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'
import { useNftForm } from './nft-form-context.ts'

const AssetsPanel = lazyPart(() => import('../assets/assets-panel.tsx'))
const SupplyNotice = lazyPart(() => import('./supply-notice.tsx'))

type Way = 'here' | 'stored'

interface AssetsFieldProps {
  name: 'uri' | 'hiddenUri'
  /** A folder with a file for each NFT, or one file for all. */
  kind: 'folder' | 'single'
  label: string
  rule: string
}

/** The place of a collection's files: uploaded here, or entered. */
export function AssetsField({ name, kind, label, rule }: AssetsFieldProps) {
  const { form, idOf } = useNftForm()
  const [way, setWay] = useState<Way>(form.getValues()[name] === '' ? 'here' : 'stored')
  const [count, setCount] = useState(0)
  const stored = useRef('')
  // A place that comes from elsewhere, such as a draft, is shown as such.
  form.watch(name, ({ value }) => {
    if (value !== '' && value !== stored.current) setWay('stored')
  })
  const shownKind = useRef(kind)
  useEffect(() => {
    if (shownKind.current === kind) return
    shownKind.current = kind
    // A folder is no file: what was uploaded for the other kind does not belong here.
    if (stored.current !== '' && form.getValues()[name] === stored.current)
      form.setFieldValue(name, '')
    stored.current = ''
    setCount(0)
  }, [kind, form, name])
  const error = form.errors[name]
  const onStored = (uri: string, files: number) => {
    stored.current = uri
    form.setFieldValue(name, uri)
    form.clearFieldError(name)
    setCount(kind === 'folder' ? files : 0)
    if (kind === 'folder' && files > 0 && form.getValues().total.trim() === '')
      form.setFieldValue('total', String(files))
  }
  return (
    <div className={classes.stack}>
      <div className={classes.way}>
        <span className={classes.wayLabel}>{label}</span>
        <SegmentedControl
          size="xs"
          aria-label={`${label}: ${m.nftfile_way()}`}
          value={way}
          onChange={setWay}
          data={[
            { value: 'here', label: m.nftfile_way_here() },
            { value: 'stored', label: m.nftfile_way_stored() },
          ]}
        />
      </div>
      {way === 'here' ? (
        <div id={idOf(name)} tabIndex={-1} className={classes.upload}>
          <LatePart pending={<div className={classes.uploadPending} />}>
            <AssetsPanel
              key={kind}
              kind={kind}
              isDrawn={name === 'hiddenUri'}
              readName={() => form.getValues().name.trim()}
              onStored={onStored}
            />
          </LatePart>
          {error && <p className={classes.uploadError}>{error}</p>}
        </div>
      ) : (
        <NftField name={name} aria-label={label} withAsterisk rule={rule} placeholder="ipfs://…" />
      )}
      {count > 0 && (
        <LatePart>
          <SupplyNotice count={count} />
        </LatePart>
      )}
    </div>
  )
}
