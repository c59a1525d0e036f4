import { m } from '@slipway/messages'
import type { NftDraft } from '@slipway/sdk/nft/create/nft-draft-schema'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import classes from './create.module.css'
import { useNftForm } from './nft-form-context.ts'
import { fixedTexts, ownerTexts } from './nft-promises.ts'

// Nothing of it is said of an untouched form.
const NftForecast = lazyPart(() => import('./nft-forecast.tsx'))

function Promises({ title, texts }: { title: string; texts: readonly string[] }) {
  return (
    <section>
      <h3>{title}</h3>
      <ul className={classes.list}>
        {texts.map((text) => (
          <li key={text}>{text}</li>
        ))}
      </ul>
    </section>
  )
}

/** The collection as those who mint will see it; drawn anew at each pause in typing. */
export function NftPreview() {
  const { snapshot } = useNftForm()
  const draft: NftDraft | null = useStore(snapshot, ({ reading }) => reading?.draft ?? null)
  const values = useStore(snapshot, ({ values }) => values)
  const { name, symbol, isHidden } = values
  const incomplete = <p className={classes.muted}>{m.nftmake_preview_incomplete()}</p>
  return (
    <Panel title={m.nftmake_preview_title()} className={classes.preview}>
      <div className={classes.parts}>
        {name !== '' || isHidden || draft ? (
          <LatePart pending={incomplete}>
            <NftForecast name={name} symbol={symbol} isHidden={isHidden} draft={draft} />
          </LatePart>
        ) : (
          incomplete
        )}
        <Promises
          title={m.nftmake_preview_fixed()}
          texts={fixedTexts(values.urlMode === 'each' && isHidden)}
        />
        <Promises title={m.nftmake_preview_owner()} texts={ownerTexts(values)} />
      </div>
    </Panel>
  )
}
