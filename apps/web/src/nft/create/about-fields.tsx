import { Textarea } from '@mantine/core'
import { m } from '@slipway/messages'
import { linkLabels } from '../../files/link-labels.ts'
import { linkNames } from '../../files/link-names.ts'
import { LogoDrop } from '../../files/logo-drop.tsx'
import classes from './create.module.css'
import { NftField } from './nft-field.tsx'
import { useNftChoice, useNftForm } from './nft-form-context.ts'

function LogoField() {
  const { form } = useNftForm()
  const url = useNftChoice('logoUrl')
  const set = (uri: string, next: string) => {
    form.setFieldValue('logoUri', uri)
    form.setFieldValue('logoUrl', next)
  }
  return (
    <div>
      <p className={classes.wayLabel}>{m.nftmake_field_logo()}</p>
      <LogoDrop
        logo={url === '' ? undefined : { url }}
        onStored={(stored) => set(stored.uri, stored.url)}
        onRemoved={() => set('', '')}
      />
    </div>
  )
}

/** Description, picture and links of the project behind the collection; all of it optional. */
export default function AboutFields() {
  const { form, idOf } = useNftForm()
  return (
    <div className={classes.stack}>
      <Textarea
        key={form.key('about')}
        id={idOf('about')}
        rows={5}
        resize="vertical"
        label={m.nftmake_field_about()}
        inputWrapperOrder={['label', 'input', 'error', 'description']}
        description={m.nftmake_field_about_rule()}
        {...form.getInputProps('about')}
      />
      <LogoField />
      <fieldset className={classes.links}>
        <legend>{m.presale_links_title()}</legend>
        <p className={classes.muted}>{m.presale_links_rule()}</p>
        <div className={classes.pair}>
          {linkNames.map((name) => (
            <NftField
              key={name}
              name={name}
              type="url"
              inputMode="url"
              label={linkLabels[name]()}
              placeholder="https://"
            />
          ))}
        </div>
      </fieldset>
    </div>
  )
}
