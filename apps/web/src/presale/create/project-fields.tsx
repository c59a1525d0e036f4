import { m } from '@slipway/messages'
import { linkLabels } from '../../files/link-labels.ts'
import { linkNames } from '../../files/link-names.ts'
import { LogoDrop } from '../../files/logo-drop.tsx'
import classes from './create.module.css'
import { DescriptionField } from './description-field.tsx'
import { PresaleField } from './presale-field.tsx'
import { useFormChoice, usePresaleForm } from './presale-form-context.ts'

function LogoField() {
  const { form } = usePresaleForm()
  const url = useFormChoice('logoUrl')
  const set = (uri: string, next: string) => {
    form.setFieldValue('logoUri', uri)
    form.setFieldValue('logoUrl', next)
  }
  return (
    <div>
      <LogoDrop
        logo={url === '' ? undefined : { url }}
        onStored={(stored) => set(stored.uri, stored.url)}
        onRemoved={() => set('', '')}
      />
    </div>
  )
}

/** Logo, name, description and links of what the presale is for. */
export default function ProjectFields() {
  return (
    <div className={classes.stack}>
      <LogoField />
      <PresaleField
        name="name"
        withAsterisk
        label={m.presale_field_name()}
        rule={m.presale_field_name_rule()}
      />
      <DescriptionField />
      <fieldset className={classes.links}>
        <legend>{m.presale_links_title()}</legend>
        <p className={classes.muted}>{m.presale_links_rule()}</p>
        <div className={classes.equal}>
          {linkNames.map((name) => (
            <PresaleField
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
