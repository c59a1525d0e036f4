import { m } from '@slipway/messages'
import { ChoiceCards } from '@slipway/ui/choice-cards'
import { Panel } from '@slipway/ui/panel'
import { useStore } from 'zustand'
import { LatePart } from '../../core/late-part.tsx'
import { lazyPart } from '../../core/lazy-part.ts'
import { NameWarnings } from '../../names/lazy-name-warnings.tsx'
import { AssetsField } from './assets-field.tsx'
import classes from './create.module.css'
import { NftField, NftSwitch } from './nft-field.tsx'
import { useNftChoice, useNftForm } from './nft-form-context.ts'

const HiddenFields = lazyPart(() => import('./hidden-fields.tsx'))

/** What will be said of the name as of the last pause in typing. */
function TypedName() {
  const { snapshot } = useNftForm()
  const name = useStore(snapshot, ({ values }) => values.name.trim())
  const symbol = useStore(snapshot, ({ values }) => values.symbol.trim())
  return <NameWarnings kind="collection" reader="maker" address={undefined} {...{ name, symbol }} />
}

/** What the collection is called. */
export function CollectionSection() {
  return (
    <Panel title={m.nftmake_section_collection()} description={m.nftmake_section_collection_text()}>
      <div className={classes.pair}>
        <NftField
          name="name"
          withAsterisk
          label={m.nftmake_field_name()}
          rule={m.nftmake_field_name_rule()}
        />
        <NftField
          name="symbol"
          withAsterisk
          label={m.nftmake_field_symbol()}
          rule={m.nftmake_field_symbol_rule()}
        />
      </div>
      <TypedName />
    </Panel>
  )
}

/** Who mints, and where the files of pictures lie. */
export function PicturesSection() {
  const { form } = useNftForm()
  const method = useNftChoice('mintMethod')
  const mode = useNftChoice('urlMode')
  const hides = useNftChoice('isHidden') && mode === 'each'
  const kind = mode === 'each' && !hides ? 'folder' : 'single'
  const uriRule = () => {
    if (mode === 'shared') return m.nftmake_field_uri_shared()
    return hides ? m.nftmake_field_uri_hidden() : m.nftmake_field_uri_each()
  }
  return (
    <Panel title={m.nftmake_section_pictures()} description={m.nftmake_section_pictures_text()}>
      <div className={classes.stack}>
        <ChoiceCards
          label={m.nftmake_method()}
          value={method}
          onChange={(value) => form.setFieldValue('mintMethod', value)}
          choices={[
            {
              value: 'public',
              title: m.nftmake_method_public(),
              text: m.nftmake_method_public_text(),
            },
            {
              value: 'owner',
              title: m.nftmake_method_owner(),
              text: m.nftmake_method_owner_text(),
            },
          ]}
        />
        <ChoiceCards
          label={m.nftmake_mode()}
          value={mode}
          onChange={(value) => form.setFieldValue('urlMode', value)}
          choices={[
            { value: 'each', title: m.nftmake_mode_each(), text: m.nftmake_mode_each_text() },
            { value: 'shared', title: m.nftmake_mode_shared(), text: m.nftmake_mode_shared_text() },
          ]}
        />
        {mode === 'each' && (
          <NftSwitch
            name="isHidden"
            label={m.nftmake_field_hidden()}
            rule={m.nftmake_field_hidden_rule()}
          />
        )}
        <AssetsField name="uri" kind={kind} label={m.nftmake_field_uri()} rule={uriRule()} />
        {hides && (
          <LatePart pending={<div className={classes.hiddenPending} />}>
            <HiddenFields />
          </LatePart>
        )}
      </div>
    </Panel>
  )
}
